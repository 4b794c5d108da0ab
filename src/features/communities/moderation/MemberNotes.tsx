import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getCreateMemberNoteMutationOptions } from '#generated/hooks/communities/communities.ts';
import {
  CreateMemberNoteBody,
  createMemberNoteBodyTextMax,
} from '#generated/zod/createMemberNoteBody.zod.ts';
import type { MemberNote } from '#generated/zod/memberNote.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './MemberForModerators.module.css';
import { useRefreshMember } from './member-data.ts';

const schema = z.pick(CreateMemberNoteBody, { text: true });

const normalizeNote = ({ text }: { text: string }) => ({ text: text.trim() });

type MemberNotesProps = { community: string; blog: string; notes: readonly MemberNote[] };

/** Renders the private notes of moderators about a member, and the field of a new one. */
export function MemberNotes({ community, blog, notes }: MemberNotesProps) {
  const { t } = useLingui();
  const refresh = useRefreshMember(community);
  const form = useContractForm({
    schema,
    initial: { text: '' },
    normalize: normalizeNote,
    fieldErrorText: { text: { missing: t`Write something first.` } },
    request: (data) => ({ community, blog, data }),
    call: getCreateMemberNoteMutationOptions,
    write: {
      onSuccess: async () => {
        await refresh(blog);
        form.reset();
      },
    },
    errorText: { unknown: t`Your note was not saved. Try again.` },
  });
  return (
    <section className={styles.notes}>
      <h2>{t`Between moderators`}</h2>
      {notes.length > 0 ? (
        <ul>
          {notes.map(({ id, author, text, createdTs }) => (
            <li key={id}>
              <BlogAvatar blog={author} size={28} />
              <span>
                <b translate="no">{author.name}</b> <span dir="auto">{text}</span>{' '}
                <RelativeTime timestamp={createdTs} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ContractForm form={form} className={styles.newNote}>
        <TextField
          {...form.field('text')}
          label={t`A note about ${blog}`}
          placeholder={t`A note about ${blog}`}
          hideLabel
          maxLength={createMemberNoteBodyTextMax}
          autoComplete="off"
        />
        <Button type="submit" size="small" loading={form.busy}>{t`Add`}</Button>
        <FormMessages messages={form.messages} />
      </ContractForm>
    </section>
  );
}
