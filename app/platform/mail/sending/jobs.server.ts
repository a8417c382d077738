import * as z from "zod";

const job = z.union([z.object({ mail: z.string().min(1).max(100) }), z.object({ page: z.string().max(8) })]);

/** A queue message: a mail to send, or an issue whose next page of subscribers is to be written to the outbox. */
export type Job = z.infer<typeof job>;

/** The part of a queue that we use. */
export type JobQueue = { sendBatch(messages: Iterable<{ body: Job; delaySeconds?: number }>): Promise<unknown> };

const MOST_AT_ONCE = 100;

/** @returns undefined for a message that is not ours */
export function readJob(body: unknown): Job | undefined {
  return job.safeParse(body).data;
}

/** Adds jobs to the queue, in batches as large as Cloudflare accepts. */
export async function enqueue(queue: JobQueue, jobs: readonly Job[]): Promise<void> {
  for (let start = 0; start < jobs.length; start += MOST_AT_ONCE) {
    await queue.sendBatch(jobs.slice(start, start + MOST_AT_ONCE).map((body) => ({ body })));
  }
}
