import { Trans } from '@lingui/react/macro';
import { Head, Html, Img, Link, Preview } from '@react-email/components';
import type { ReactNode } from 'react';
import { COLOURS, DARK_RULES, NARROW_RULES, OUTLOOK_DARK_RULES, TWINE } from './colours.ts';
import { useMail } from './mail-parts-context.ts';
import { coloured, EMPTY_CELL, LAYOUT_TABLE, written } from './styles.ts';
import { Paragraph, TextLink } from './Text.tsx';

/** Number of cells of the twine. */
const TWINE_CELL_COUNT = 40;

/** A style sheet of the head; clients drop a whole sheet for one rule they do not know. */
function Rules({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, which React would escape
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

function Twine() {
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          {Array.from({ length: TWINE_CELL_COUNT }, (_, at) => TWINE[at % TWINE.length]).map((colour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
            <td key={at} bgcolor={colour} height={3} style={{ height: '3px', ...EMPTY_CELL }}>
              &nbsp;
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Row({ children, padding }: { children: ReactNode; padding: string }) {
  const { start } = useMail();
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ maxWidth: '600px', margin: '0 auto' }}>
      <tbody>
        <tr>
          <td className="side" align={start} style={{ padding, textAlign: start }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export interface MailLayoutProps {
  language: string;
  subject: string;
  preheader: string;
  /** Sentence on the reason of the mail. */
  why: string;
  /** Link to where the kind is turned off; most mails that keep an account or a decision known cannot be. */
  stop?: { href: string; label: string };
  /** Address that the mail is sent to, and the account it is about. */
  to: string;
  name?: string;
  children: ReactNode;
}

/** The frame of every mail: wordmark, twine, content and footer. */
export function MailLayout({ language, subject, preheader, why, stop, to, name, children }: MailLayoutProps) {
  const { site, start } = useMail();
  const ground = coloured('ground', { margin: 0, padding: 0 });
  const wordmark = written('words', 'on-ground', {
    lineHeight: '44px',
    display: 'block',
    border: 0,
    marginLeft: '-12px',
  });
  return (
    <Html lang={language} dir={start === 'left' ? 'ltr' : 'rtl'}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <Rules css={NARROW_RULES} />
        <Rules css={DARK_RULES} />
        <Rules css={OUTLOOK_DARK_RULES} />
      </Head>
      <body {...ground}>
        <Preview>{preheader}</Preview>
        <table {...LAYOUT_TABLE} width="100%" bgcolor={COLOURS.ground.light} {...ground}>
          <tbody>
            <tr>
              {/* Without a class: the head stays indigo in dark mode, like the picture of the wordmark. */}
              <td
                align="center"
                bgcolor={COLOURS.ground.light}
                style={{ backgroundColor: COLOURS.ground.light }}
              >
                <Row padding="10px 24px">
                  <Link
                    href={`${site.publicUrl}/`}
                    className={`wordmark ${wordmark.className}`}
                    style={{ color: COLOURS['on-ground'].light, textDecoration: 'none' }}
                  >
                    <Img src="cid:wordmark" width={104} height={44} alt="Skein" {...wordmark} />
                  </Link>
                </Row>
              </td>
            </tr>
            <tr>
              <td style={EMPTY_CELL}>
                <Twine />
              </td>
            </tr>
            <tr>
              <td align="center">
                <Row padding="24px 24px 0">{children}</Row>
              </td>
            </tr>
            <tr>
              <td align="center">
                <Row padding="24px 24px 40px">
                  <Paragraph size="detail" tone="on-ground-muted" below={6}>
                    {why}
                    {stop === undefined && (
                      <>
                        {' '}
                        <Trans>E-mails of this kind cannot be turned off.</Trans>
                      </>
                    )}
                  </Paragraph>
                  <Paragraph size="detail" tone="on-ground-muted" below={6}>
                    {name === undefined ? (
                      <Trans>Sent to {to}.</Trans>
                    ) : (
                      <Trans>
                        Sent to {to}, for the account of {name}.
                      </Trans>
                    )}
                  </Paragraph>
                  {name !== undefined && (
                    <Paragraph size="links" tone="on-ground-muted" below={6}>
                      {stop && (
                        <>
                          <TextLink href={stop.href} tone="on-ground">
                            {stop.label}
                          </TextLink>
                          {'\u00a0 · \u00a0'}
                        </>
                      )}
                      <TextLink href={`${site.publicUrl}/settings/emails`} tone="on-ground">
                        <Trans>E-mail settings</Trans>
                      </TextLink>
                    </Paragraph>
                  )}
                  <Paragraph size="detail" tone="on-ground-muted">
                    {site.imprint}
                  </Paragraph>
                </Row>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}
