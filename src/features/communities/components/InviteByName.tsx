import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getInviteBlogMutationOptions } from '#generated/hooks/communities/communities.ts';
import { inviteBlogBodyMessageMax } from '#generated/zod/inviteBlogBody.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useAfterInviting } from '../data/invitations.ts';
import styles from './Invite.module.css';

/** Maximum length of a blog's name (contract). */
const BLOG_NAME_MAX_LENGTH = 32;

const schema = z.object({
  blog: z.string().check(z.minLength(1), z.maxLength(BLOG_NAME_MAX_LENGTH)),
  message: z.string().check(z.maxLength(inviteBlogBodyMessageMax)),
});

/** Accepts a name with an at sign: @odile. */
function normalizeInvitation({ blog, message }: { blog: string; message: string }) {
  return { blog: blog.trim().replace(/^@+/, ''), message: message.trim() };
}

/** Form that invites one blog to a community, with a word to it. */
export function InviteByName({ community }: { community: string }) {
  const { t } = useLingui();
  const form = useContractForm({
    schema,
    initial: { blog: '', message: '' },
    normalize: normalizeInvitation,
    fieldErrorText: { blog: { missing: t`Type the name of a blog.` } },
    call: getInviteBlogMutationOptions,
    request: ({ blog, message }) => ({ community, blog, data: message ? { message } : {} }),
    write: useAfterInviting(() => form.reset()),
    errorText: { unknown: t`The invitation could not be sent.` },
  });
  return (
    <section className={styles.part}>
      <h2>
        <Trans>By name</Trans>
      </h2>
      <ContractForm form={form} className={styles.form}>
        <TextField
          {...form.field('blog')}
          label={t`Blog`}
          maxLength={BLOG_NAME_MAX_LENGTH + 1}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('message')}
          label={t`A word to them`}
          maxLength={inviteBlogBodyMessageMax}
          autoComplete="off"
        />
        <FormMessages messages={form.messages} />
        <Button type="submit" variant="primary" loading={form.busy}>{t`Invite`}</Button>
      </ContractForm>
    </section>
  );
}
