import type { CSSProperties, ReactNode } from 'react';
import type { TextFormat } from '#generated/zod/textFormat.zod.ts';
import { type Run, type Span, spansOf } from '#src/domain/post/formatting.ts';
import { safeHref, UGC_REL } from '#src/domain/post/links.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { readableColoursOf } from '../model/readable-colours.ts';
import styles from './text.module.css';

function wrap(format: TextFormat, inner: ReactNode): ReactNode {
  switch (format.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'strikethrough':
      return <s>{inner}</s>;
    case 'small':
      return <small>{inner}</small>;
    case 'color': {
      const { light, dark } = readableColoursOf(format.hex ?? '');
      return (
        <span className={styles.ink} style={{ '--ink-light': light, '--ink-dark': dark } as CSSProperties}>
          {inner}
        </span>
      );
    }
    case 'semantic_color':
      return <span className={cx(format.semanticColor && styles[format.semanticColor])}>{inner}</span>;
    default:
      return inner;
  }
}

/**
 * Nests the formats of a run. The first format is the outermost element, so a later colour overrides an earlier one.
 */
function runOf({ text, formats }: Run): ReactNode {
  return formats.reduceRight<ReactNode>((inner, format) => wrap(format, inner), text);
}

function Target({ format, children }: { format: TextFormat; children: ReactNode }) {
  if (format.type === 'mention') {
    const name = format.blog?.name;
    return name ? (
      <AppLink to={paths.blog(name)} layer="overlay" className={styles.mention}>
        {children}
      </AppLink>
    ) : (
      <span className={styles.mention}>{children}</span>
    );
  }
  const href = safeHref(format.url);
  return href ? (
    <a href={href} rel={UGC_REL} target="_blank" className={styles.link}>
      {children}
    </a>
  ) : (
    children
  );
}

function SpanText({ span: { target, runs } }: { span: Span }) {
  const inner = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
    <TextRun key={index} run={run} />
  ));
  return target ? <Target format={target}>{inner}</Target> : inner;
}

const TextRun = ({ run }: { run: Run }) => runOf(run);

/**
 * Renders the text of a block with its formatting. The text is always rendered as text nodes; it can never become
 * markup.
 */
export function FormattedText({ text, formatting }: { text: string; formatting?: TextFormat[] }) {
  return spansOf(text, formatting).map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
    <SpanText key={index} span={span} />
  ));
}
