/**
 * Shows a notification, where the visitor allowed it. Chrome on Android takes them through the offline worker only; without one the page
 * itself shows it.
 */
export async function notify(text: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(text);
    else new Notification(text);
  } catch (error) {
    // The question stands in the chat too.
    console.error("Not notified:", error instanceof Error ? error.name : "unknown");
  }
}
