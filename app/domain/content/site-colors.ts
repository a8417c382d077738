/** Colors for what has no style sheet: pictures for sharing, e-mails, the manifest and the browser's own bars. As #rrggbb. */
export type ColorScheme = {
  paper: string;
  surface: string;
  ink: string;
  inkSoft: string;
  accent: string;
  emergency: string;
  urgent: string;
  routine: string;
};

export type SiteColors = { light: ColorScheme; dark: ColorScheme };
