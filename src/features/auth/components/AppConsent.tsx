import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OAuthApp } from '#generated/zod/oAuthApp.zod.ts';
import type { OAuthScope } from '#generated/zod/oAuthScope.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppDetails } from './AppDetails.tsx';
import { ScopeList } from './ScopeList.tsx';
import { SignInFrame } from './SignInFrame.tsx';

type AppConsentProps = {
  app: OAuthApp;
  scopes: readonly OAuthScope[];
  alreadyAuthorized: boolean;
  /** Controls for the decision. */
  children: ReactNode;
};

/** Names the app, its scopes, and the member who decides. */
export function AppConsent({ app, scopes, alreadyAuthorized, children }: AppConsentProps) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const { name } = app;
  const member = primaryBlog?.name ?? '';
  return (
    <SignInFrame
      title={t`${name} asks for access to your account`}
      lead={
        alreadyAuthorized
          ? t`You gave this app access before, as ${member}.`
          : t`You are logged in as ${member}.`
      }
    >
      <AppDetails app={app} />
      <ScopeList scopes={scopes} />
      {children}
    </SignInFrame>
  );
}
