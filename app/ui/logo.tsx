import { useEffect, useRef, useState } from "react";

const HEIGHT = { sm: 24, md: 32, lg: 48, xl: 64 } as const;

/** Address and width to height, as drawn. */
const PICTURES = {
  full: { src: "/images/logo.svg", ratio: 4 },
  icon: { src: "/images/logo-icon.svg", ratio: 1 },
  white: { src: "/images/logo-white.svg", ratio: 4 },
} as const;

type Props = { variant?: keyof typeof PICTURES; size?: keyof typeof HEIGHT; alt: string };

/** The mark. On dark screens the full one is drawn in white; one that cannot be loaded is hidden. */
export function Logo({ variant = "full", size = "md", alt }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const { src, ratio } = PICTURES[variant];
  const height = HEIGHT[size];
  const fail = () => {
    console.error(`The logo ${src} could not be loaded.`);
    setFailed(true);
  };
  // It may have failed before the scripts came.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) image.current.dispatchEvent(new Event("error"));
  }, []);
  return (
    <picture>
      {variant === "full" ? <source media="screen and (prefers-color-scheme: dark)" srcSet={PICTURES.white.src} /> : null}
      <img ref={image} data-logo="" src={src} alt={alt} width={height * ratio} height={height} hidden={failed} onError={fail} />
    </picture>
  );
}
