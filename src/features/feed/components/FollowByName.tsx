import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getFollowBlogMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { FollowBlogBody } from '#generated/zod/followBlogBody.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { followRequest, useFollowTyped } from '../data/follow-by-name.ts';
import styles from './FollowByName.module.css';

const schema = z.required(z.pick(FollowBlogBody, { url: true }));

const normaliseRequest = ({ url }: { url: string }) => ({ url: url.trim() });

/** Follows a blog by its name, address or email. */
export function FollowByName() {
  const { t } = useLingui();
  const follow = useFollowTyped(() => form.reset());
  const form = useContractForm({
    schema,
    initial: { url: '' },
    normalize: normaliseRequest,
    fieldErrorText: { url: { missing: t`Type a blog name, a web address or an e-mail address.` } },
    request: ({ url }) => ({ data: followRequest(url) }),
    call: getFollowBlogMutationOptions,
    write: follow,
    errorText: { unknown: t`The blog was not followed. Try again.` },
  });
  const { error, ...field } = form.field('url');
  return (
    <ContractForm form={form} className={styles.form}>
      <TextField
        label={t`Follow a blog`}
        placeholder={t`Blog name, web address or e-mail`}
        {...field}
        // The form has a single field, so form errors are shown at it.
        error={error ?? form.messages[0]}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" loading={form.busy} className={styles.submit}>
        {t`Follow`}
      </Button>
    </ContractForm>
  );
}
