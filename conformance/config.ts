import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Member = z.strictObject({ email: z.string().min(3), password: z.string().min(1) });

const Config = z.strictObject({
  /** Identifies a program: see "Authentication" in the contract. */
  clientToken: z.string().min(1).default('skein-api'),
  siteToken: z.string().min(1).default('skein-web'),
  /** Sent when registering, where the server requires a captcha. */
  captchaToken: z.string().optional(),
  /** Domain of the e-mail addresses of members that the run registers. */
  emailDomain: z.string().min(3).default('example.com'),
  /** Members to use where registration is not possible: at least three, without a second factor, made for tests. */
  members: z.array(Member).default([]),
  /** A member who writes for a blog without being its admin: shows that the lower role is refused. */
  writer: z.strictObject({ ...Member.shape, blog: z.string().min(1) }).optional(),
  /** Existing resources for the tests, by parameter name: `{ "community": "our-test-community" }`. */
  values: z.record(z.string(), z.string()).default({}),
});

export type Config = z.infer<typeof Config>;

/**
 * Reads the configuration of a run and validates it before anything is sent.
 *
 * @param file a JSON file; undefined for none
 * @throws Error that names the field and what is wrong with it
 */
export function readConfig(file: string | undefined): Config {
  let given: unknown = {};
  try {
    if (file) given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const { data, error } = Config.safeParse(given);
  if (data) return data;
  throw new Error(`${file} is not right:\n${z.prettifyError(error)}`);
}
