/** Returns a new contract with one read and one write, for a test to change. */
export function sampleContract() {
  const thing = { $ref: '#/components/schemas/Thing' };
  const answer = { '200': { description: 'OK', content: { 'application/json': { schema: thing } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      '/v2/blog/{blog}/thing': {
        get: {
          operationId: 'getThing',
          'x-access': 'public' as unknown,
          'x-errors': [4003, 4004],
          parameters: [
            {
              name: 'sort',
              in: 'query',
              schema: { type: 'string', enum: ['top', 'recent'], default: 'top' } as Record<string, unknown>,
            },
          ],
          responses: answer,
        },
        put: {
          operationId: 'editThing',
          'x-access': { subject: 'blog', in: 'path', name: 'blog', role: 'writer' } as unknown,
          'x-errors': [4003],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    hint: { type: 'string', maxLength: 128, default: 'none' } as Record<string, unknown>,
                  },
                  required: [] as string[],
                },
              },
            },
          },
          responses: answer,
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['id', 'state'],
          properties: {
            id: { type: 'string' },
            state: { type: 'string', enum: ['new', 'old'] },
            hint: { type: 'string' },
          } as Record<string, object>,
        },
      },
    },
    'x-error-catalogue': [
      { code: 4003, status: 403, title: 'Not allowed' },
      { code: 4004, status: 404, title: 'Not found' },
    ],
  };
}

export type SampleContract = ReturnType<typeof sampleContract>;
/** Returns its only path item. */
export const itemOf = ({ paths }: SampleContract) => paths['/v2/blog/{blog}/thing'];
