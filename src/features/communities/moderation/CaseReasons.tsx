import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import styles from './CaseReasons.module.css';
import { natureOf } from './queue-entry.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Renders the title of an open entry: why it waits. */
export function CaseTitle({ item }: { item: ModerationItem }) {
  const { t } = useLingui();
  const { kind, reportCount, decision, request, source } = item;
  const nature = natureOf(item);
  if (nature === 'appeal') return <q dir="auto">{decision?.appeal?.text ?? ''}</q>;
  if (nature === 'request') {
    const answer = request?.answers?.[0]?.answer;
    return answer ? <q dir="auto">{answer}</q> : t`A request to join`;
  }
  if (reportCount > 0 && kind === 'member')
    return (
      <Plural value={reportCount} one="# person reported this member" other="# people reported this member" />
    );
  if (reportCount > 0)
    return kind === 'comment' ? (
      <Plural
        value={reportCount}
        one="# person reported this comment"
        other="# people reported this comment"
      />
    ) : (
      <Plural value={reportCount} one="# person reported this post" other="# people reported this post" />
    );
  return source === 'classifier' ? t`It looks like spam` : t`Held by an automatic rule`;
}

/** Renders what an entry was reported for, how often reporters were right, and who decided before an appeal. */
export function CaseReasons({ item }: { item: ModerationItem }) {
  const { t, i18n } = useLingui();
  const { reasons, decision, request } = item;
  const nature = natureOf(item);
  const questions = request?.answers ?? [];
  const decidedBy = decision?.decidedBy?.name;
  return (
    <ul className={styles.why}>
      {nature === 'appeal' && decision ? (
        <li>
          {decidedBy ? (
            <Trans>{decidedBy} decided this before.</Trans>
          ) : (
            <Trans>This was decided before.</Trans>
          )}
          {decision.rule ? (
            <>
              {' '}
              <Trans>The rule: {decision.rule.text}</Trans>
            </>
          ) : null}
        </li>
      ) : null}
      {questions.map(({ question, answer }, index) => (
        <li key={question} dir="auto">
          {index === 0 ? t`Asked at the gate: ${question}` : t`${question} ${answer}`}
        </li>
      ))}
      {reasons.map(({ reason, rule, count, notes = [], record: { right, total } }) => (
        <li key={`${reason}:${rule?.text ?? ''}`}>
          <b dir="auto">{rule?.text ?? i18n._(REASON_WORDS[reason])}</b>,{' '}
          <Plural value={count} one="once" _2="twice" other="# times" />
          {notes.map((note) => (
            <q key={note} dir="auto">
              {note}
            </q>
          ))}{' '}
          {total > 0 ? (
            <span>
              <Trans>
                Right in {right} of {total} reports so far.
              </Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
