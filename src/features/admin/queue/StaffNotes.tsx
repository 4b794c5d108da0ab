import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getCreateStaffNoteMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { CreateStaffNote201 } from '#generated/zod/createStaffNote201.zod.ts';
import { CreateStaffNoteBody, createStaffNoteBodyTextMax } from '#generated/zod/createStaffNoteBody.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './StaffCase.module.css';
import { useStaffQueueCache } from './staff-queue-data.ts';

const schema = z.pick(CreateStaffNoteBody, { text: true });

const normalizeNote = ({ text }: { text: string }) => ({ text: text.trim() });

function NoteForm({ item, onSaved }: { item: StaffQueueItem; onSaved: () => void }) {
  const { t } = useLingui();
  const { put } = useStaffQueueCache();
  const form = useContractForm({
    schema,
    initial: { text: '' },
    normalize: normalizeNote,
    fieldErrorText: { text: { missing: t`Write something first.` } },
    request: (data) => ({ itemId: item.id, data }),
    call: getCreateStaffNoteMutationOptions,
    write: {
      onSuccess: ({ response }: CreateStaffNote201) => {
        put({ ...item, notes: [...item.notes, response.note] });
        onSaved();
      },
    },
    errorText: { unknown: t`Your note was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.newNote}>
      <TextField
        {...form.field('text')}
        label={t`A note for the others`}
        hint={t`Only staff read it.`}
        maxLength={createStaffNoteBodyTextMax}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" size="small" loading={form.busy}>{t`Add`}</Button>
      <FormMessages messages={form.messages} />
    </ContractForm>
  );
}

/** Renders the notes of colleagues beside an entry, and the field of a new one. Only staff read them. */
export function StaffNotes({ item }: { item: StaffQueueItem }) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  return (
    <section className={styles.heard}>
      {item.notes.length > 0 ? (
        <ul className={styles.notes} aria-label={t`Notes of the staff`}>
          {item.notes.map(({ id, author, text, createdTs }) => (
            <li key={id}>
              <BlogAvatar blog={author} size={28} />
              <p dir="auto">{text}</p>
              <small>
                <span translate="no">{author.name}</span>, <RelativeTime timestamp={createdTs} />
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {isWriting ? (
        <NoteForm item={item} onSaved={() => setWriting(false)} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon="pencil"
          data-key="n"
          className={styles.addNote}
          onClick={() => setWriting(true)}
        >{t`Add a note for the others`}</Button>
      )}
    </section>
  );
}
