import { useState } from 'react';
import styles from './Avatar.module.css';
import { cx } from './cx.ts';

type AvatarProps = {
  /** Image address; without it a pattern generated from `name` is shown. */
  src?: string;
  /** Blog name; seeds the generated pattern. */
  name: string;
  /** Alternative text. Leave it out beside the blog's name, to avoid reading it twice. */
  alt?: string;
  /** Side in CSS pixels; 40 in lists, 64 beside a post on desktop (spec 000 §9). */
  size?: number;
  shape?: 'square' | 'circle';
  /** Address of a frame image on top (an accessory of the shop). */
  frame?: string;
  loading?: 'lazy' | 'eager';
  className?: string;
};

function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hash;
}

function StandIn({ name, alt }: { name: string; alt: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={styles.image}
      style={{ color: `hsl(${hueOf(name)} 62% 46%)` }}
    >
      <rect width="40" height="40" fill="currentColor" />
      <g
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="2.2"
        opacity="0.9"
        transform={`rotate(${hueOf(name) % 60} 20 20)`}
      >
        <circle cx="20" cy="20" r="11.5" />
        <path d="M11 14c7-1 13 4 14.5 15M9.5 20.5c6-.5 9.5 3 11 10M17 9c8 1 13 7 13.5 15" />
      </g>
    </svg>
  );
}

/** A blog's avatar, with a generated fallback when the image fails to load. */
export function Avatar({
  src,
  name,
  alt = '',
  size = 40,
  shape = 'circle',
  frame,
  loading = 'lazy',
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={cx(styles.avatar, styles[shape], className)}
      style={{ width: size, height: size }}
      data-shape={shape}
    >
      {src && src !== broken ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <StandIn name={name} alt={alt} />
      )}
      {frame ? <img className={styles.frame} src={frame} alt="" loading={loading} /> : null}
    </span>
  );
}
