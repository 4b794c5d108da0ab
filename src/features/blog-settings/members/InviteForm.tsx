import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlogRole } from '#generated/zod/blogRole.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { inviteCall, useMemberWrite } from '../data/members.ts';
import styles from './Members.module.css';
import { useRoleNames } from './role-names.ts';

/** Maximum length of an e-mail address in the contract. */
const INVITEE_MAX_LENGTH = 254;

/** Form that invites a new member to a blog: by the name of their blog, or by e-mail. */
export function InviteForm({ blog }: { blog: string }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<BlogRole>('member');
  const [missing, setMissing] = useState(false);
  const { write, busy, error, clearError: forget } = useMemberWrite(blog, inviteCall);
  // Accepts a name with an at sign: @odile.
  const whom = typed.trim().replace(/^@+/, '');
  const send = async (): Promise<void> => {
    setMissing(whom === '');
    if (whom === '' || !(await write({ blog, whom, role }))) return;
    addToast({ type: 'success', message: t`${whom} was invited` });
    // Keeps text that was typed during the request.
    setTyped((now) => (now === typed ? '' : now));
  };
  const problem = missing
    ? t`Type the name of a blog or an e-mail address.`
    : error
      ? errorMessage(error, t`The invitation could not be sent.`)
      : undefined;
  return (
    <form
      className={styles.invite}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t`Blog name or e-mail address`}
        hint={t`The link in the e-mail works once, within two weeks.`}
        value={typed}
        maxLength={INVITEE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
          if (error) forget();
        }}
      />
      <SettingSelect label={t`As`} value={role} choices={roles} onChange={setRole} />
      <p className={styles.means}>
        {role === 'admin'
          ? t`An admin can change everything: the look, the settings and the members.`
          : t`A writer can post, queue and answer as this blog.`}
      </p>
      <Button type="submit" variant="primary" loading={busy} className={styles.send}>
        {t`Invite`}
      </Button>
    </form>
  );
}
