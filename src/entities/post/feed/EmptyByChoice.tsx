import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  getRemoveFilteredTagMutationOptions,
  getUnmuteBlogMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { HiddenByChoice } from '#generated/zod/hiddenByChoice.zod.ts';
import type { HiddenReason } from '#generated/zod/hiddenReason.zod.ts';
import { paths } from '#src/paths/paths.ts';
import type { SettingsPage } from '#src/paths/settings-paths.ts';
import { withHiddenShown } from '#src/shared/api/read/hidden-by-choice.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './EmptyByChoice.module.css';

/** Page of the settings where a choice of that kind is changed. */
const SETTINGS_OF: Record<HiddenReason['kind'], SettingsPage> = {
  tag: 'filters',
  content: 'filters',
  label: 'filters',
  muted_blog: 'muted',
  blocked_blog: 'blocked',
  hidden_post: 'hidden',
};

/** Kinds of choices that a list can set aside (`show_hidden` of the contract). */
const REVERSIBLE: readonly HiddenReason['kind'][] = ['tag', 'content', 'muted_blog', 'hidden_post'];

function Title({ reasons }: Pick<HiddenByChoice, 'reasons'>) {
  const dateLocale = useDateLocale();
  const [reason, other] = reasons;
  if (!reason || other) return <Trans>Your filters, mutes and blocks hide these posts.</Trans>;
  const { kind, value, expiresTs } = reason;
  const until = expiresTs === undefined ? undefined : dueTime(expiresTs, dateLocale);
  switch (kind) {
    case 'tag':
      return until ? (
        <Trans>
          You muted #{value} until {until}.
        </Trans>
      ) : (
        <Trans>You muted #{value}.</Trans>
      );
    case 'content':
      return <Trans>Your filter “{value}” hides these posts.</Trans>;
    case 'muted_blog':
      return until ? (
        <Trans>
          You muted {value} until {until}.
        </Trans>
      ) : (
        <Trans>You muted {value}.</Trans>
      );
    case 'blocked_blog':
      return <Trans>You blocked {value}.</Trans>;
    case 'hidden_post':
      return <Trans>You hid these posts.</Trans>;
    case 'label':
      return <Trans>Your choices for labelled posts hide these posts.</Trans>;
  }
}

/** Button that ends the only choice that hides the posts, or a link to where it is changed. */
function ChangeChoice({ reasons }: Pick<HiddenByChoice, 'reasons'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [reason, other] = reasons;
  if (!reason) return null;
  const { kind, value } = reason;
  if (other || (kind !== 'tag' && kind !== 'muted_blog'))
    return (
      <ButtonLink size="small" href={paths.settings(other ? 'filters' : SETTINGS_OF[kind])}>
        {kind === 'content' && !other ? <Trans>Change the filter</Trans> : <Trans>Change your choices</Trans>}
      </ButtonLink>
    );
  const outcome = {
    onSuccess: () => void queryClient.invalidateQueries(),
    errorToast:
      kind === 'tag' ? t`#${value} is still muted. Try again.` : t`${value} is still muted. Try again.`,
  };
  const unmute = async (): Promise<void> => {
    setSending(true);
    if (kind === 'tag')
      await executeWrite(queryClient, getRemoveFilteredTagMutationOptions, outcome, { tag: value });
    else await executeWrite(queryClient, getUnmuteBlogMutationOptions, outcome, { blog: value });
    setSending(false);
  };
  return (
    <Button size="small" loading={isSending} onClick={() => void unmute()}>
      <Trans>Unmute</Trans>
    </Button>
  );
}

type EmptyByChoiceProps = {
  hidden: HiddenByChoice;
  /** True when there are further posts that were not looked at. */
  hasMore?: boolean;
};

/**
 * Says which of the reader's own choices hide posts of a list, and undoes the choice here: it is unmuted, or the list
 * shows its posts this once.
 */
export function EmptyByChoice({ hidden, hasMore = false }: EmptyByChoiceProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { reasons, count } = hidden;
  const show = (): void =>
    void navigate(
      { ...location, search: withHiddenShown(location.search, true) },
      { replace: true, state: location.state },
    );
  const isMuted = reasons.every(({ kind }) => kind === 'tag' || kind === 'muted_blog');
  return (
    <section className={styles.choice}>
      <Icon name={isMuted ? 'mute' : 'eye-off'} size={22} className={styles.icon} />
      <div>
        <h2 className={styles.title}>
          <Title reasons={reasons} />
        </h2>
        <p className={styles.text}>
          {hasMore ? (
            <Trans>Posts are not shown here because of it.</Trans>
          ) : (
            <Plural value={count} one="One post is not shown here." other="# posts are not shown here." />
          )}
        </p>
        <div className={styles.actions}>
          <ChangeChoice reasons={reasons} />
          {reasons.some(({ kind }) => REVERSIBLE.includes(kind)) ? (
            <Button variant="quiet" size="small" onClick={show}>
              <Trans>Show them this once</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Line above a list that shows what the reader's choices hide elsewhere. */
export function ShownThisOnce() {
  const navigate = useNavigate();
  const location = useLocation();
  const hide = (): void =>
    void navigate(
      { ...location, search: withHiddenShown(location.search, false) },
      { replace: true, state: location.state },
    );
  return (
    <p className={styles.line}>
      <Trans>Posts that you muted, filtered or hid are shown on this page.</Trans>
      <Button variant="quiet" size="small" onClick={hide}>
        <Trans>Hide them again</Trans>
      </Button>
    </p>
  );
}
