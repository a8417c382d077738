import type { Source } from "#app/domain/content/page.ts";
import type { ContentReader } from "./files/content-reader.ts";
import type { CollectedTexts } from "./prose/text-pieces.ts";
import type { FigureEntry } from "./schemas.ts";

/** What texts may refer to. */
export type ContentRegisters = { figures: ReadonlyMap<string, FigureEntry>; sources: ReadonlyMap<string, Source> };

/** What the compilers of all kinds of content work with. */
export type CompileContext = ContentReader & ContentRegisters & { gathered: CollectedTexts };
