import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Member = z.strictObject({ email: z.string().min(3), password: z.string().min(1) });

const Config = z.strictObject({
  /** Names programs: see "Who asks" in the contract. */
  clientToken: z.string().min(1).default('skein-api'),
  siteToken: z.string().min(1).default('skein-web'),
  /** Sent when registering, where the server asks for a captcha. */
  captchaToken: z.string().optional(),
  /** Addresses of the members that the run registers end with it. */
  emailDomain: z.string().min(3).default('example.com'),
  /** Members to use where nobody can be registered: three at least, without a second factor, made for tests. */
  members: z.array(Member).default([]),
  /** A member who writes for a blog and is no admin of it: shows that the lower role is refused. */
  writer: z.strictObject({ ...Member.shape, blog: z.string().min(1) }).optional(),
  /** What exists for the tests, by the names of parameters: `{ "community": "our-test-community" }`. */
  values: z.record(z.string(), z.string()).default({}),
});

export type Config = z.infer<typeof Config>;

/**
 * The configuration of a run, checked before anything is sent.
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
