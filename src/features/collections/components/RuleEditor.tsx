import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { CheckFeedRule200 } from '#generated/zod/checkFeedRule200.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import {
  type RulePart,
  withClause,
  withOriginalsOnly,
  withoutPart,
  withPart,
  withTagMode,
  withType,
} from '#src/entities/post/collections/feed-rule.ts';
import lines from '#src/entities/post/collections/RuleLines.module.css';
import { RuleLines, type RuleParts } from '#src/entities/post/collections/RuleLines.tsx';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useRuleCheck } from '../data/feed-rules.ts';
import { AddPart, AddType } from './AddPart.tsx';
import styles from './RuleEditor.module.css';

type Fault = CheckFeedRule200['response']['faults'][number];

type RuleEditorProps = {
  rule: FeedRule | undefined;
  /** Undefined removes the rule. */
  onChange: (rule: FeedRule | undefined) => void;
  /** Blogs whose uuids the rule names at first. */
  blogs?: readonly BlogRef[];
  keptCount?: number;
  small?: boolean;
  /** Words behind the number of posts. */
  children?: ReactNode;
};

/** Part that the field in the sentence adds: a part, a clause that begins with a part, or a kind of posts. */
type Adding = { kind: 'blogs' | 'tags' | 'words'; at: RulePart['at'] | 'new' } | { kind: 'types' };

/** Returns why parts of a rule find nothing, by the path of the part. */
function useFaultWords(): Record<Fault['reason'], string> {
  const { t } = useLingui();
  return {
    blog_gone: t`this blog is gone`,
    blog_private: t`this blog is private`,
    no_posts: t`it has no posts yet`,
    excluded: t`it is left out below`,
  };
}

/** Returns the path of a part as `checkFeedRule` names it. */
function pathOf(rule: FeedRule, { at, kind, value }: RulePart): string | undefined {
  if (at === 'excluded' || kind === 'words') return undefined;
  return `clauses.${at}.${kind}.${rule.clauses[at]?.[kind]?.indexOf(value)}`;
}

type ModeProps = { rule: FeedRule; at: number; word: string; onChange: (rule: FeedRule) => void };

/** The word between tags: whether one is enough or all are needed, with what each would find. */
function TagMode({ rule, at, word, onChange }: ModeProps) {
  const { t } = useLingui();
  const counts = {
    any: useRuleCheck(withTagMode(rule, at, 'any')).data?.response.postsPerWeek,
    all: useRuleCheck(withTagMode(rule, at, 'all')).data?.response.postsPerWeek,
  };
  const names = { any: t`or: any of these tags`, all: t`and: all of them at once` };
  const now = rule.clauses[at]?.tagMode ?? 'any';
  return (
    <Menu
      label={t`How the tags are joined`}
      placement="bottom start"
      items={(['any', 'all'] as const).map((mode) => {
        const perWeek = counts[mode];
        return {
          id: mode,
          label: names[mode],
          selected: mode === now,
          ...(perWeek === undefined ? {} : { value: t`${perWeek} a week` }),
          onAction: () => onChange(withTagMode(rule, at, mode)),
        };
      })}
      trigger={(trigger) => (
        <button type="button" className={lines.how} aria-label={names[now]} {...trigger}>
          {word}
        </button>
      )}
    />
  );
}

/** A part of the sentence with its menu. */
function Chip({
  face,
  name,
  fault,
  items,
}: {
  face: ReactNode;
  name: string;
  fault?: string | undefined;
  items: readonly MenuItem[];
}) {
  const { t } = useLingui();
  return (
    <Menu
      label={name}
      placement="bottom start"
      items={items}
      trigger={(trigger) => (
        <button
          type="button"
          className={cx(lines.chip, fault !== undefined && lines.away)}
          aria-label={fault ? t`${name}: ${fault}. Change or remove` : t`${name}: change or remove`}
          title={fault}
          {...trigger}
        >
          {face}
        </button>
      )}
    />
  );
}

/** Edits what fills a list of posts as one sentence; nothing is saved before the caller does. */
export function RuleEditor({
  rule,
  onChange,
  blogs = [],
  keptCount = 0,
  small = false,
  children,
}: RuleEditorProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  const { data, isError } = useRuleCheck(rule);
  const [found, setFound] = useState<readonly BlogRef[]>([]);
  const [adding, setAdding] = useState<Adding>();
  const checked = data?.response;
  const known = uniqueBy([...found, ...blogs, ...(checked?.blogs ?? [])], ({ uuid }) => uuid);
  const faultOf = (path: string | undefined): string | undefined => {
    const fault = checked?.faults.find(({ field }) => field === path);
    return fault && faultWords[fault.reason];
  };
  const removal = (onAction: () => void): MenuItem => ({
    id: 'remove',
    label: t`Remove`,
    icon: 'close',
    tone: 'danger',
    onAction,
  });
  const more = (at: RulePart['at'], kind: 'blogs' | 'tags', label: string): MenuItem => ({
    id: kind,
    label,
    icon: 'plus',
    onAction: () => setAdding({ kind, at }),
  });
  const parts: RuleParts | undefined = rule && {
    part: (part, face, name) => (
      <Chip
        face={face}
        name={name}
        fault={faultOf(pathOf(rule, part))}
        items={[
          ...(part.at === 'excluded'
            ? []
            : [
                more(
                  part.at,
                  'blogs',
                  rule.clauses[part.at]?.blogs ? t`Another blog here` : t`Only by a blog`,
                ),
                more(part.at, 'tags', rule.clauses[part.at]?.tags ? t`Another tag here` : t`Only with a tag`),
              ]),
          removal(() => onChange(withoutPart(rule, part))),
        ]}
      />
    ),
    mode: (at, word) => <TagMode rule={rule} at={at} word={word} onChange={onChange} />,
    originals: (word) => (
      <Chip
        face={<span>{word}</span>}
        name={word}
        items={[removal(() => onChange(withOriginalsOnly(rule, false)))]}
      />
    ),
    type: (type, word) => (
      <Chip
        face={<span>{word}</span>}
        name={word}
        items={[removal(() => onChange(withType(rule, type, false)))]}
      />
    ),
  };
  const labels = {
    blogs: t`Name of the blog`,
    tags: t`Tag`,
    words: t`Word or phrase to leave out`,
  };
  const addPart = (value: string, blog?: BlogRef): void => {
    if (!adding || adding.kind === 'types') return;
    if (blog) setFound([...found, blog]);
    setAdding(undefined);
    const { kind, at } = adding;
    if (at !== 'new' && rule) onChange(withPart(rule, { at, kind, value }));
    else if (kind !== 'words') onChange(withClause(rule, kind, value));
  };
  const start = (id: string, label: string, part: Adding, separated = false): MenuItem => ({
    id,
    label,
    separated,
    disabled: !rule && !('at' in part && part.at === 'new'),
    onAction: () => setAdding(part),
  });
  const field =
    adding?.kind === 'types' ? (
      <AddType
        onAdd={(type) => {
          setAdding(undefined);
          if (rule) onChange(withType(rule, type, true));
        }}
        onClose={() => setAdding(undefined)}
      />
    ) : adding ? (
      <AddPart
        key={`${adding.kind} ${adding.at}`}
        kind={adding.kind}
        label={labels[adding.kind]}
        onAdd={addPart}
        onClose={() => setAdding(undefined)}
      />
    ) : (
      <Menu
        label={t`Add to the sentence`}
        placement="bottom start"
        items={[
          start('blog', t`Posts by a blog`, { kind: 'blogs', at: 'new' }),
          start('tag', t`Posts with a tag`, { kind: 'tags', at: 'new' }),
          start('not-tag', t`Without a tag`, { kind: 'tags', at: 'excluded' }, true),
          start('not-word', t`Without a word`, { kind: 'words', at: 'excluded' }),
          start('not-blog', t`Without a blog`, { kind: 'blogs', at: 'excluded' }),
          {
            id: 'originals',
            label: t`Only originals`,
            separated: true,
            disabled: !rule,
            selected: rule?.originalsOnly === true,
            onAction: () => {
              if (rule) onChange(withOriginalsOnly(rule, rule.originalsOnly !== true));
            },
          },
          start('type', t`Only a kind of post`, { kind: 'types' }),
        ]}
        trigger={(trigger) => (
          <button type="button" className={lines.addButton} {...trigger}>
            {rule ? t`Add a blog, a tag or an exception` : t`Add a blog or a tag`}
          </button>
        )}
      />
    );
  const nothing = listFormat(i18n.locale).format(
    (checked?.faults ?? [])
      .map(({ reason }) => faultWords[reason])
      .filter((word, at, all) => all.indexOf(word) === at),
  );
  return (
    <div className={cx(styles.editor, small && styles.small)}>
      <RuleLines
        rule={rule}
        blogs={known}
        keptCount={keptCount}
        {...(small ? { variant: 'small' as const } : {})}
        {...(parts ? { parts } : {})}
        add={
          <li className={cx(lines.line, lines.add)}>
            <i className={lines.knot} aria-hidden="true">
              <Icon name="plus" size={16} />
            </i>
            {field}
          </li>
        }
      />
      {rule ? (
        <p className={styles.found} role="status">
          {isError ? (
            <Trans>What it finds could not be read. Try again.</Trans>
          ) : checked ? (
            <>
              <b>
                <Plural value={checked.postsPerWeek} one="# post a week" other="# posts a week" />
              </b>
              . {nothing ? <Trans>A struck part finds nothing: {nothing}.</Trans> : null} {children}
            </>
          ) : (
            <Trans>Looking for posts…</Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
