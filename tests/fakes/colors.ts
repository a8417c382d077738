import type { ColorScheme, SiteColors } from "#app/domain/content/site-colors.ts";

const scheme: ColorScheme = {
  paper: "#ffffff",
  surface: "#fffffe",
  ink: "#000000",
  inkSoft: "#333333",
  accent: "#004488",
  emergency: "#880000",
  urgent: "#990000",
  routine: "#000099",
};

export const COLORS: SiteColors = { light: scheme, dark: { ...scheme, paper: "#000000", ink: "#ffffff" } };
