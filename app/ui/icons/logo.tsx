const HEIGHT = { sm: 24, md: 32, lg: 48, xl: 64 } as const;

/** URL and aspect ratio. */
const PICTURES = {
  full: { src: "/images/logo.svg", ratio: 4 },
  icon: { src: "/images/logo-icon.svg", ratio: 1 },
  white: { src: "/images/logo-white.svg", ratio: 4 },
} as const;

type Props = { variant?: keyof typeof PICTURES; size?: keyof typeof HEIGHT; alt: string };

/** The logo. In dark mode the full one is white; a logo that fails to load is hidden (site-frame/logo-script.ts). */
export function Logo({ variant = "full", size = "md", alt }: Props) {
  const { src, ratio } = PICTURES[variant];
  const height = HEIGHT[size];
  return (
    <picture>
      {variant === "full" ? <source media="screen and (prefers-color-scheme: dark)" srcSet={PICTURES.white.src} /> : null}
      <img src={src} alt={alt} width={height * ratio} height={height} suppressHydrationWarning />
    </picture>
  );
}
