import { Plural, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { RelativeTime } from '#src/features/posts/render/parts/RelativeTime.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { showAct } from '#src/shared/api/write/show-act.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { dropAct, onActsChange, waitingActs } from '#src/shared/lib/storage/waiting-acts.ts';
import { bySite } from '#src/shared/lib/time/site-clock.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from '../components/Unsent.module.css';
import { WaitingAct } from '../components/WaitingAct.tsx';
import { WaitingWords } from '../components/WaitingWords.tsx';
import { useKeptDrafts } from '../data/use-kept-drafts.ts';
import { useWaitingWords } from '../data/use-waiting-words.ts';
import type { ComposerKind } from '../model/drafts.ts';
import type { KeptDraft } from '../model/kept-drafts.ts';
import { picturesOf, recordingsOf, wordsOf } from '../model/to-blocks.ts';

/** So many characters say which one it is. */
const EXCERPT = 240;

const ICONS: Record<ComposerKind, IconName> = {
  new: 'pencil',
  edit: 'pencil',
  reblog: 'reblog',
  answer: 'ask',
  submission: 'share',
};

function useKinds(): Record<ComposerKind, string> {
  const { t } = useLingui();
  return {
    new: t`A new post`,
    edit: t`Changes to a post`,
    reblog: t`A reblog`,
    answer: t`An answer`,
    submission: t`A post for another blog`,
  };
}

function Files({ draft }: Pick<KeptDraft, 'draft'>) {
  const files = picturesOf(draft.doc).length + recordingsOf(draft.doc).length;
  if (files === 0) return null;
  return (
    <p className={styles.files}>
      <Icon name="image" size={16} />
      <Plural value={files} one="# picture or recording" other="# pictures or recordings" />
    </p>
  );
}

type ItemProps = { one: KeptDraft; blogName: string; onDiscard: () => void };

function Item({ one, blogName, onDiscard }: ItemProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const kinds = useKinds();
  const { kind, draft } = one;
  const words = wordsOf(draft.doc);
  const excerpt = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  const about = excerpt.slice(0, 60) || kinds[kind];
  const address = draft.address ?? (kind === 'new' ? paths.newPost() : undefined);
  return (
    <>
      <p className={styles.head}>
        <Icon name={ICONS[kind]} size={18} />
        <strong>{kinds[kind]}</strong>
        <span className={styles.detail}>
          <span translate="no">{t`on ${blogName}`}</span>{' '}
          <RelativeTime timestamp={Math.floor(bySite(draft.savedAt) / 1000)} />
        </span>
      </p>
      {excerpt ? (
        <p className={styles.words} dir="auto">
          {excerpt}
        </p>
      ) : null}
      <Files draft={draft} />
      {draft.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={t`Tags`}>
          {draft.tags.map((tag) => (
            <li key={tag}>
              <TagChip tag={tag} look="inline" />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          aria-label={t`Throw away: ${about}`}
          onClick={onDiscard}
        >
          {t`Throw away`}
        </Button>
        {address ? (
          <Button
            size="small"
            variant="primary"
            icon="pencil"
            data-main=""
            aria-label={t`Go on writing: ${about}`}
            onClick={() => openLayer(address, 'modal')}
          >
            {t`Go on writing`}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Unsent({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const { user, blogs } = useViewer();
  const drafts = useKeptDrafts();
  const words = useWaitingWords();
  const acts = useSyncExternalStore(onActsChange, waitingActs).filter(
    ({ member }) => member === user?.userUuid,
  );
  const nameOf = (uuid: string): string => blogs.find((blog) => blog.uuid === uuid)?.name ?? '';

  const thrownAway = (key: string, putBack: () => boolean): void => {
    heading.current?.focus();
    addToast({
      id: `unsent:${key}`,
      type: 'success',
      message: t`Thrown away.`,
      action: {
        label: t`Undo`,
        onAction: () => {
          if (!putBack()) addToast({ type: 'error', message: t`Something newer is kept in its place.` });
        },
      },
    });
  };

  const rows = [
    ...drafts.kept.map((one) => ({
      key: one.key,
      at: one.draft.savedAt,
      shown: (
        <Item
          one={one}
          blogName={nameOf(one.draft.blogUuid)}
          onDiscard={() => {
            drafts.forget(one);
            thrownAway(one.key, () => drafts.putBack(one));
          }}
        />
      ),
    })),
    ...words.waiting.map((one) => ({
      key: one.key,
      at: one.savedAt,
      shown: (
        <WaitingWords
          one={one}
          onDiscard={() => {
            words.forget(one);
            thrownAway(one.key, () => words.putBack(one));
          }}
        />
      ),
    })),
    ...acts.map((one) => ({
      key: one.key,
      at: one.savedAt,
      shown: (
        <WaitingAct
          one={one}
          onDiscard={() => {
            dropAct(one.member, one.key);
            showAct(one, one.confirmed);
            heading.current?.focus();
          }}
        />
      ),
    })),
  ].sort((a, b) => b.at - a.at || a.key.localeCompare(b.key));

  if (rows.length === 0)
    return (
      <EmptyState
        art="yarn"
        title={t`Nothing is waiting`}
        action={
          <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">
            {t`Write something`}
          </ButtonLink>
        }
      >
        {t`What you write and do not send is kept on this device for 60 days. You find it here.`}
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-label={t`Unsent`}>
      {rows.map(({ key, shown }) => (
        <li key={key} className={styles.item} data-item="">
          {shown}
        </li>
      ))}
    </ul>
  );
}

/** What was written in this browser and not sent: to go on with, or to throw away. */
export default function UnsentPage() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <MainColumn title={t`Unsent`} heading={heading} beside={<p>{t`Kept on this device only`}</p>}>
      <PageHead title={t`Unsent`} noIndex />
      {hydrated ? <Unsent heading={heading} /> : null}
    </MainColumn>
  );
}
