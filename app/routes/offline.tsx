import { OfflinePage } from "#app/features/offline/offline-page.tsx";

export const meta = () => [{ title: "You are offline" }, { name: "robots", content: "noindex,nofollow" }];

export default OfflinePage;
