import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { type NamedCredential, useCredentialNames } from '../layout/use-credential-names.ts';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Ways to log in that were removed with the change. */
  removed: readonly NamedCredential[];
  origin: ChangeOrigin;
  help: string;
}

function Body({ removed, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  const what = useCredentialNames(removed);
  return (
    <SecurityNotice title={t`A change was undone`} origin={origin} what={what} help={help}>
      <Trans>
        The link in one of our e-mails was used to undo a change of the account of <Strong>{account}</Strong>.
        Everybody is logged out, and the old password no longer works.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: { removed: [], origin: fixtureOrigin, help: 'https://skein.example/passwordreset' },
    removed: {
      removed: [{ kind: 'passkey', name: 'Phone' }, { kind: 'second_factor' }],
      origin: fixtureOrigin,
      help: 'https://skein.example/passwordreset',
    },
  },
  subject: () => msg`A change of your account on Skein was undone`,
  preheader: () => msg`Everybody is logged out. If you have not chosen a new password yet, do it now.`,
  why: () => msg`You get this because a change of your account was undone.`,
  Body,
});
