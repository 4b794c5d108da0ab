import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './DecisionList.module.css';
import { useDecisionWords } from './decision-words.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Says what became of an appeal; nothing where there is none. */
function AppealWords({ decision: { appeal, canAppeal } }: { decision: ModerationDecision }) {
  const { t } = useLingui();
  switch (appeal?.state) {
    case 'open':
      return t`The appeal waits for an answer`;
    case 'accepted':
      return t`The appeal was right`;
    case 'rejected':
      return t`The appeal was not right`;
    default:
      return canAppeal ? t`It can be appealed` : null;
  }
}

function Row({ community, decision }: { community: string; decision: ModerationDecision }) {
  const { i18n } = useLingui();
  const words = useDecisionWords();
  const { id, rule, reason, decidedBy, decidedTs } = decision;
  const why = rule?.text ?? (reason ? i18n._(REASON_WORDS[reason]) : undefined);
  return (
    <li>
      <Link href={paths.moderationDecision(community, id)}>{words(decision)}</Link>
      <small>
        {why ? <span dir="auto">{why}</span> : null}
        {decidedBy ? (
          <span>
            <Trans>By {decidedBy.name}</Trans>
          </span>
        ) : null}
        <RelativeTime timestamp={decidedTs} />
        <span>
          <AppealWords decision={decision} />
        </span>
      </small>
    </li>
  );
}

/** Renders decisions on a thread, each with its reason, its time, its appeal and the way to its letter. */
export function DecisionList({
  community,
  decisions,
}: {
  community: string;
  decisions: readonly ModerationDecision[];
}) {
  return (
    <ol className={styles.decisions}>
      {decisions.map((decision) => (
        <Row key={decision.id} community={community} decision={decision} />
      ))}
    </ol>
  );
}
