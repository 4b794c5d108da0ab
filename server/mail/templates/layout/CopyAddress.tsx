import { Trans } from '@lingui/react/macro';
import { Paragraph, TextLink } from './Text.tsx';

/** The address of the button in full, for clients that show no button. */
export function CopyAddress({ href }: { href: string }) {
  return (
    <>
      <Paragraph size="detail" tone="muted" above={20}>
        <Trans>If the button does nothing, copy this address:</Trans>
      </Paragraph>
      <Paragraph size="detail">
        <TextLink href={href} weight={400}>
          {href}
        </TextLink>
      </Paragraph>
    </>
  );
}
