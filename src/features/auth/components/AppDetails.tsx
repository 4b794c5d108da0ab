import { Trans } from '@lingui/react/macro';
import type { OAuthApp } from '#generated/zod/oAuthApp.zod.ts';
import { redirectNameOf } from '../model/app-request.ts';
import styles from './AuthorizeApp.module.css';

/** Shows the requesting app, and that it does not belong to the site. */
export function AppDetails({ app }: { app: OAuthApp }) {
  const { authorName } = app;
  return (
    <div className={styles.app}>
      {app.icon ? <img className={styles.icon} src={app.icon.url} alt="" width={64} height={64} /> : null}
      {app.description ? <p dir="auto">{app.description}</p> : null}
      <p>
        <a href={app.website} rel="noopener noreferrer nofollow" target="_blank">
          {redirectNameOf(app.website) ?? app.website}
        </a>
      </p>
      <p>
        {authorName ? <Trans>Made by {authorName}, not by Skein.</Trans> : <Trans>Not made by Skein.</Trans>}
      </p>
    </div>
  );
}
