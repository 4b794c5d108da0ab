import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { getInviteCollaboratorMutationOptions } from '#generated/hooks/collections/collections.ts';
import type { Collaborator } from '#generated/zod/collaborator.zod.ts';
import type { CollectionRole } from '#generated/zod/collectionRole.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useEndInvitation } from '../data/invitations.ts';
import { sentInvitationsQuery, useInviteLink, usePeople } from '../data/people.ts';
import styles from './WhoKeeps.module.css';

/** Maximum length of a blog's name (contract). */
const BLOG_NAME_MAX_LENGTH = 32;

const ROLES = ['owner', 'editor', 'contributor'] as const;

/** Returns the names of the roles. */
function useRoleNames(): Record<CollectionRole, string> {
  const { t } = useLingui();
  return { owner: t`Owner`, editor: t`Editor`, contributor: t`Contributor` };
}

/** A person, an invitation or the link on the thread; one that has not come yet hangs on a stitch. */
function Bead({
  face,
  isWaiting = false,
  children,
}: {
  face: ReactNode;
  isWaiting?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={styles.bead} data-waiting={isWaiting || undefined}>
      {face}
      {children}
    </li>
  );
}

type PeopleProps = { collectionId: string; collaborators: readonly Collaborator[] };

function Person({ collectionId, person }: { collectionId: string; person: Collaborator }) {
  const { t } = useLingui();
  const names = useRoleNames();
  const people = usePeople(collectionId);
  const { blog, role, postCount } = person;
  const { name } = blog;
  return (
    <Bead face={<BlogAvatar blog={blog} size={44} />}>
      <span className={styles.words}>
        <BlogName name={name} />
        <small>
          <Plural value={postCount} one="# post kept" other="# posts kept" />
        </small>
      </span>
      <Menu
        label={t`Role of ${name}`}
        items={[
          ...ROLES.map((one) => ({
            id: one,
            label: names[one],
            selected: one === role,
            onAction: () => people.setRole(name, one),
          })),
          {
            id: 'remove',
            label: t`Take out of the collection`,
            icon: 'close' as const,
            tone: 'danger' as const,
            separated: true,
            onAction: () => people.remove(name),
          },
        ]}
        trigger={(trigger) => (
          <button
            type="button"
            className={styles.role}
            aria-label={t`Role of ${name}: ${names[role]}`}
            {...trigger}
          >
            {names[role]}
            <Icon name="chevron-down" size={16} />
          </button>
        )}
      />
    </Bead>
  );
}

function Waiting({ collectionId }: { collectionId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(sentInvitationsQuery(collectionId));
  const end = useEndInvitation();
  return data?.response.invitations.map(({ recipient, sentTs }) => (
    <Bead key={recipient.uuid} face={<BlogAvatar blog={recipient} size={44} />} isWaiting>
      <span className={styles.words}>
        <BlogName name={recipient.name} />
        <small>
          <Trans>
            invited <RelativeTime timestamp={sentTs} />
          </Trans>
        </small>
      </span>
      <Button
        size="small"
        aria-label={t`Withdraw the invitation of ${recipient.name}`}
        onClick={() => void end.write({ collectionId, blog: recipient.name })}
      >{t`Withdraw`}</Button>
    </Bead>
  ));
}

function InviteLink({ collectionId }: { collectionId: string }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { link, busy, make, revoke } = useInviteLink(collectionId);
  const ring = (
    <span className={styles.ring}>
      <Icon name="link" size={18} />
    </span>
  );
  if (!link)
    return (
      <Bead face={ring} isWaiting>
        <span className={styles.words}>
          <b>
            <Trans>Invite by link, as Contributor</Trans>
          </b>
          <small>
            <Trans>For 20 people and a week. A new link ends the one before.</Trans>
          </small>
        </span>
        <span className={styles.buttons}>
          <Button size="small" loading={busy} onClick={make}>{t`Make a link`}</Button>
          <Button size="small" variant="quiet" disabled={busy} onClick={revoke}>{t`Revoke`}</Button>
        </span>
      </Bead>
    );
  const { url, useCount, maxUses, expiresTs } = link;
  const end = expiresTs && dateFormat(locale, { dateStyle: 'medium' }).format(expiresTs * 1000);
  return (
    <Bead face={ring} isWaiting>
      <span className={styles.words}>
        <b>
          <Trans>Invite link, as Contributor</Trans>
        </b>
        <small className={styles.url} translate="no">
          {url}
        </small>
        <small>
          {maxUses ? t`Used by ${useCount} of ${maxUses}` : null}
          {end ? t`, until ${end}` : null}
        </small>
      </span>
      <span className={styles.buttons}>
        <Button size="small" onClick={() => void copyText(url)}>{t`Copy`}</Button>
        <Button size="small" variant="quiet" loading={busy} onClick={revoke}>{t`Revoke`}</Button>
      </span>
    </Bead>
  );
}

const InviteForm = z.object({ blog: z.string().check(z.minLength(1), z.maxLength(BLOG_NAME_MAX_LENGTH)) });

function InviteByName({ collectionId }: { collectionId: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: InviteForm,
    initial: { blog: '' },
    normalize: ({ blog }) => ({ blog: blog.trim().replace(/^@+/, '') }),
    fieldErrorText: { blog: { missing: t`Type the name of a blog.` } },
    call: getInviteCollaboratorMutationOptions,
    request: ({ blog }) => ({ collectionId, blog, data: { role: 'contributor' as const } }),
    write: {
      onSuccess: async (_: unknown, { blog }) => {
        addToast({ type: 'success', message: t`${blog} was invited` });
        form.reset();
        await refreshCollections(queryClient, collectionId);
      },
    },
    errorText: { unknown: t`The invitation could not be sent.` },
  });
  return (
    <ContractForm form={form} className={styles.invite} aria-label={t`Invite a blog`}>
      <TextField
        {...form.field('blog')}
        label={t`Invite a blog by name`}
        maxLength={BLOG_NAME_MAX_LENGTH + 1}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormMessages messages={form.messages} />
      <Button type="submit" size="small" loading={form.busy}>{t`Invite`}</Button>
    </ContractForm>
  );
}

/** Keepers of a collection for its owners: people with their roles, invitations that wait, the link. */
export function WhoKeeps({ collectionId, collaborators }: PeopleProps) {
  const { t } = useLingui();
  return (
    <section className={styles.keep} aria-labelledby="who-keeps">
      <h2 id="who-keeps">{t`Who keeps it`}</h2>
      <ol className={styles.thread}>
        {collaborators.map((person) => (
          <Person key={person.blog.uuid} collectionId={collectionId} person={person} />
        ))}
        <Waiting collectionId={collectionId} />
        <InviteLink collectionId={collectionId} />
      </ol>
      <InviteByName collectionId={collectionId} />
      <p className={styles.help}>
        <Trans>
          Contributors keep posts and write notes. Editors also change the words and the order. Owners also
          decide who sees it and who keeps it.
        </Trans>
      </p>
    </section>
  );
}
