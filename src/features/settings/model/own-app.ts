import * as z from 'zod/mini';
import type { OAuthClient } from '#generated/zod/oAuthClient.zod.ts';
import { OAuthClientRequest } from '#generated/zod/oAuthClientRequest.zod.ts';

/** Schema of the form of an app, with one redirect address per line. */
export const ownAppSchema = z.extend(
  z.pick(OAuthClientRequest, { name: true, description: true, website: true }),
  {
    redirect_uris: z.string().check(z.minLength(1)),
  },
);

export type OwnAppValues = Record<'name' | 'description' | 'website' | 'redirect_uris', string>;

export function tidyOwnApp({ name, description, website, redirect_uris }: OwnAppValues): OwnAppValues {
  return {
    name: name.trim(),
    description: description.trim(),
    website: website.trim(),
    redirect_uris: linesOf(redirect_uris).join('\n'),
  };
}

/** Returns the form values of an app; empty ones for a new app. */
export function ownAppValues(app?: OAuthClient): OwnAppValues {
  return {
    name: app?.name ?? '',
    description: app?.description ?? '',
    website: app?.website ?? '',
    redirect_uris: app?.redirectUris.join('\n') ?? '',
  };
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
