import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, fixtureUndo } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice, type UndoLink } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  origin: ChangeOrigin;
  undo?: UndoLink;
}

function Body({ origin, undo }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`New backup codes were made`} origin={origin} undo={undo}>
      <Trans>
        The account of <Strong>{account}</Strong> has new backup codes. The old ones no longer work.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { origin: fixtureOrigin, undo: fixtureUndo } },
  subject: () => msg`Your account has new backup codes`,
  preheader: ({ undo }, { clock }) =>
    undo
      ? msg`Not you? You can take it back with one press until ${clock.moment(undo.until)}.`
      : msg`Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
