import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import type { PartKind, RulePart } from './feed-rule.ts';
import styles from './RuleLines.module.css';
import { useTypeNames } from './use-type-names.ts';

/** Renders the parts of a sentence; by default as links to what they name. */
export interface RuleParts {
  /** A blog, a tag or words. `face` is what stands on its chip, `name` the same as text. */
  part: (part: RulePart, face: ReactNode, name: string) => ReactNode;
  /** The word between two tags. */
  mode: (at: number, word: string) => ReactNode;
  originals: (word: string) => ReactNode;
  type: (type: PostType, word: string) => ReactNode;
}

type RuleLinesProps = {
  /** Undefined for a list that nothing fills by itself. */
  rule: FeedRule | undefined;
  /** Blogs whose uuids the rule names. */
  blogs: readonly BlogRef[];
  /** Number of posts that are kept by hand beside those of the rule. */
  keptCount?: number;
  /** `small` is a thin thread without room for beads, `text` running text. */
  variant?: 'small' | 'text';
  parts?: Partial<RuleParts>;
  /** Last line, for adding. */
  add?: ReactNode;
};

function chip(word: string): ReactNode {
  return (
    <span className={styles.chip}>
      <span dir="auto">{word}</span>
    </span>
  );
}

/** Links a part to the blog or the posts of the tag; words lead nowhere. */
function linked({ kind, value }: RulePart, face: ReactNode, name: string): ReactNode {
  if (kind === 'words') return <span className={styles.chip}>{face}</span>;
  const to = kind === 'blogs' ? paths.blog(name) : paths.tagged(value);
  return (
    <AppLink to={to} className={styles.chip}>
      {face}
    </AppLink>
  );
}

const LINKS: RuleParts = {
  part: linked,
  mode: (_, word) => <span>{word}</span>,
  originals: chip,
  type: (_, word) => chip(word),
};

function Line({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <i className={cx(styles.knot, isOpen && styles.open)} aria-hidden="true" />
      <p className={styles.sentence}>{children}</p>
    </li>
  );
}

/** Says what fills a list of posts in one sentence: a knot for each clause, an open one for what is left out (spec 001 §2). */
export function RuleLines({ rule, blogs, keptCount = 0, variant, parts, add }: RuleLinesProps) {
  const { t } = useLingui();
  const typeNames = useTypeNames();
  const shown = { ...LINKS, ...parts };
  const faceOf = (kind: PartKind, value: string): [ReactNode, string] => {
    const blog = kind === 'blogs' ? blogs.find(({ uuid }) => uuid === value) : undefined;
    const name = kind === 'tags' ? `#${value}` : kind === 'words' ? `“${value}”` : (blog?.name ?? t`a blog`);
    const face = (
      <>
        {blog ? <BlogAvatar blog={blog} size={28} /> : null}
        <span dir="auto" translate={kind === 'blogs' ? 'no' : undefined}>
          {name}
        </span>
      </>
    );
    return [face, name];
  };
  const list = (
    at: RulePart['at'],
    kind: PartKind,
    values: readonly string[] | undefined,
    between: ReactNode,
  ): ReactNode =>
    values?.map((value, index) => (
      <Fragment key={value}>
        {index > 0 ? <> {between} </> : null}
        {shown.part({ at, kind, value }, ...faceOf(kind, value))}
      </Fragment>
    ));
  const and = <Trans>and</Trans>;
  const { excluded, originalsOnly, types = [] } = rule ?? {};
  const without = (['tags', 'words', 'blogs'] as const).filter((kind) => excluded?.[kind]);
  return (
    <ol className={cx(styles.lines, variant && styles[variant])}>
      {rule?.clauses.map(({ blogs: uuids, tags, tagMode }, at) => (
        // Clauses have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Line key={at}>
          {at === 0 ? (
            uuids ? (
              <Trans>Posts by</Trans>
            ) : (
              <Trans>Posts tagged</Trans>
            )
          ) : uuids ? (
            <Trans>and posts by</Trans>
          ) : (
            <Trans>and posts tagged</Trans>
          )}{' '}
          {list(at, 'blogs', uuids, and)}
          {uuids && tags ? (
            <>
              {' '}
              <Trans>tagged</Trans>{' '}
            </>
          ) : null}
          {list(at, 'tags', tags, shown.mode(at, tagMode === 'all' ? t`and` : t`or`))}
        </Line>
      ))}
      {without.length > 0 ? (
        <Line isOpen>
          <Trans>without</Trans>{' '}
          {without.map((kind, index) => (
            <Fragment key={kind}>
              {index > 0 ? <> {and} </> : null}
              {list('excluded', kind, excluded?.[kind], and)}
            </Fragment>
          ))}
        </Line>
      ) : null}
      {originalsOnly || types.length > 0 ? (
        <Line>
          <Trans>only</Trans> {originalsOnly ? shown.originals(t`originals`) : null}
          {types.map((type, index) => (
            <Fragment key={type}>
              {originalsOnly || index > 0 ? <> {and} </> : null}
              {shown.type(type, typeNames[type])}
            </Fragment>
          ))}
        </Line>
      ) : null}
      {rule && keptCount > 0 ? (
        <Line>
          {and} {chip(t`${keptCount} kept by hand`)}
        </Line>
      ) : null}
      {add}
    </ol>
  );
}
