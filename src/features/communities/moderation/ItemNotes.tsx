import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getCreateItemNoteMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { CreateItemNote201 } from '#generated/zod/createItemNote201.zod.ts';
import { CreateItemNoteBody, createItemNoteBodyTextMax } from '#generated/zod/createItemNoteBody.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './ItemNotes.module.css';
import { useQueueCache } from './queue-data.ts';

const schema = z.pick(CreateItemNoteBody, { text: true });

const normalizeNote = ({ text }: { text: string }) => ({ text: text.trim() });

type ItemNotesProps = {
  community: string;
  item: ModerationItem;
  /** Called after a note was saved; the queue shows it by itself. */
  onSaved?: () => void;
};

/** Renders what moderators say to each other about an entry, and the field of a new note. Only moderators read it. */
export function ItemNotes({ community, item, onSaved }: ItemNotesProps) {
  const { t } = useLingui();
  const { put } = useQueueCache(community);
  const form = useContractForm({
    schema,
    initial: { text: '' },
    normalize: normalizeNote,
    fieldErrorText: { text: { missing: t`Write something first.` } },
    request: (data) => ({ community, itemId: item.id, data }),
    call: getCreateItemNoteMutationOptions,
    write: {
      onSuccess: ({ response }: CreateItemNote201) => {
        put({ ...item, notes: [...item.notes, response.note] });
        form.reset();
        onSaved?.();
      },
    },
    errorText: { unknown: t`Your note was not saved. Try again.` },
  });
  return (
    <section className={styles.talk}>
      <h3>
        <Icon name="chat" size={16} /> {t`Between moderators`}
      </h3>
      {item.notes.length > 0 ? (
        <ul>
          {item.notes.map(({ id, author, text, createdTs }) => (
            <li key={id}>
              <BlogAvatar blog={author} size={28} />
              <span>
                <b translate="no">{author.name}</b> <span dir="auto">{text}</span>{' '}
                <RelativeTime timestamp={createdTs} className={styles.small} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ContractForm form={form} className={styles.newNote}>
        <TextField
          {...form.field('text')}
          data-key="n"
          label={t`A note for the other moderators`}
          placeholder={t`A note for the other moderators`}
          hideLabel
          maxLength={createItemNoteBodyTextMax}
          autoComplete="off"
        />
        <Button type="submit" size="small" loading={form.busy}>{t`Add`}</Button>
        <FormMessages messages={form.messages} />
      </ContractForm>
    </section>
  );
}
