import type { CSSProperties, ReactNode } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';

/** Size in pixels that link previews expect. */
export const CARD = { width: 1200, height: 630 } as const;

/** Content of a card. */
export interface CardFacts {
  blogName: string;
  theme: Pick<BlogTheme, 'backgroundColor' | 'linkColor'>;
  /** The post's text, prepared by `cardTexts`; empty for none. */
  words: string;
}

/** Element of the layout engine: React's element shape, without React. */
type Piece = { type: string; key: null; props: Record<string, unknown> };

function piece(type: string, props: Record<string, unknown>, children?: Piece[] | string): Piece {
  return {
    type,
    key: null,
    props: { ...props, children },
  };
}

const box = (style: CSSProperties, children?: Piece[] | string): Piece => piece('div', { style }, children);

function curl(colour: string, style: CSSProperties): Piece {
  return piece('svg', { width: 200, height: 180, viewBox: '0 0 40 36', style }, [
    piece('path', { d: CURL, fill: 'none', stroke: colour, strokeWidth: 1.2, strokeLinecap: 'round' }),
  ]);
}

/** Path of the curled thread end used across the site (`--curl` in tokens.css). */
const CURL = 'M1-2v14c0 17 17 18 17 7 0-6.500-8.500-6.500-8.500 0 0 9 15 8.500 28.500 5.500';

function sizeFor(words: string): number {
  if (words.length <= 70) return 76;
  return words.length <= 130 ? 60 : 48;
}

/** Returns the layout of a card for a post without a picture: its text in its blog's colours, with the thread. */
export function cardLayout({ blogName, theme, words }: CardFacts): ReactNode {
  const colours = frameThemeOf(theme).style as Record<string, string>;
  const ink = colours['--color-on-background'];
  const thread = colours['--color-accent'] ?? '#f5653a';
  const said = words || blogName;
  return box(
    {
      display: 'flex',
      width: '100%',
      height: '100%',
      position: 'relative',
      background: colours['--color-background'],
      color: ink,
    },
    [
      box({ position: 'absolute', left: 80, top: 0, width: 6, height: 450, background: thread }),
      curl(thread, { position: 'absolute', left: 78, top: 440 }),
      box(
        {
          display: 'flex',
          position: 'absolute',
          left: 150,
          top: 50,
          width: 966,
          height: 400,
          alignItems: 'center',
          fontSize: words ? sizeFor(said) : 110,
          fontWeight: 700,
          letterSpacing: '-0.018em',
          lineHeight: 1.14,
        },
        said,
      ),
      box(
        {
          display: 'flex',
          position: 'absolute',
          left: 296,
          right: 84,
          bottom: 56,
          justifyContent: 'space-between',
          fontSize: 34,
        },
        [
          box({ display: 'flex', fontWeight: 700 }, words && blogName ? `@${blogName}` : ''),
          box({ display: 'flex', color: colours['--color-on-background-muted'] }, 'skein'),
        ],
      ),
    ],
  ) as unknown as ReactNode;
}
