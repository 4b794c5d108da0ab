import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

/** A way to log in. */
interface Credential {
  kind: 'passkey' | 'provider' | 'second_factor';
  name?: string;
}

interface Props {
  /** Ways to log in that were removed with the change. */
  removed: readonly Credential[];
  origin: ChangeOrigin;
  help: string;
}

function Body({ removed, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  const kinds = { passkey: t`Passkey`, provider: t`Sign-in`, second_factor: t`Second factor` };
  const what = removed.map(({ kind, name }) =>
    name === undefined ? kinds[kind] : `${kinds[kind]}: ${name}`,
  );
  return (
    <SecurityNotice
      title={t`A change was undone`}
      origin={origin}
      what={what.length > 0 ? what.join(', ') : undefined}
      help={help}
    >
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
