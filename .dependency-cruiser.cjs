// Which module may import which. ARCHITECTURE.md says what each module is for.
const TESTS = '\\.(test|spec)\\.tsx?$';

/** The parts of the server, the lowest first: each may use those before it, and none behind it. */
const ORDER = ['audit', 'moderation', 'points', 'media', 'task', 'community', 'billing', 'account', 'admin'];
const PARTS = ORDER.join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'texts-at-the-bottom',
      comment: 'Everybody reads them.',
      severity: 'error',
      from: { path: '^texts/', pathNot: TESTS },
      to: { pathNot: '^texts/' },
    },
    {
      name: 'screens-come-one-language-at-a-time',
      comment:
        'Whoever else imports them has them in its own chunk. The few words of components in English are there before any language.',
      severity: 'error',
      from: { pathNot: `${TESTS}|^scripts/|^web/i18n/bundled-(en|zh)\\.ts$` },
      to: { path: '^texts/\\w+/screens/', pathNot: '^texts/en/screens/ui\\.json$' },
    },
    {
      name: 'texts-belong-to-who-says-them',
      severity: 'error',
      from: { path: '^(contract|tools|engine|server|web)/', pathNot: TESTS },
      to: { path: '^texts/\\w+/(contract|tools|engine|server)/', pathNot: '^texts/\\w+/$1/' },
    },
    {
      name: 'contract-knows-nothing-of-ours',
      comment: 'The wire is said before anybody speaks it.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { path: '^(tools|engine|server|web|tests|scripts|bench)/' },
    },
    {
      name: 'contract-stands-on-zod-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { path: 'node_modules', pathNot: 'node_modules/zod' },
    },
    {
      name: 'tool-contract-is-pure',
      severity: 'error',
      from: { path: '^tools/[^/]+/(fields|contract|templates|voices|seconds)\\.ts$' },
      to: {
        path: '^(tools|engine|server|web)/',
        pathNot: '^tools/[^/]+/(fields|contract|templates|voices|seconds)\\.ts$',
      },
    },
    {
      name: 'tools-are-strangers',
      severity: 'error',
      from: { path: '^tools/([^/]+)/' },
      to: { path: '^tools/([^/]+)/', pathNot: '^tools/$1/' },
    },
    {
      name: 'tool-screen-stays-in-the-browser',
      severity: 'error',
      from: { path: '^tools/[^/]+/screen' },
      to: {
        path: '^(server/|engine/|web/(app|session|gallery|points|billing|community|site|landing)/|tools/[^/]+/run)',
      },
    },
    {
      name: 'tool-run-speaks-to-an-engine',
      severity: 'error',
      from: { path: '^tools/[^/]+/run\\.ts$' },
      to: { path: '^(web/|engine/|server/(?!engines/engine\\.ts|media/)|tools/[^/]+/screen)' },
    },
    {
      name: 'browser-never-reaches-the-server',
      comment:
        'However indirectly: what the browser loads lies in these folders and in those below them, and none of it may.',
      severity: 'error',
      from: { path: '^(web/|tools/(?!runs\\.ts$|[^/]+/run\\.ts$))', pathNot: TESTS },
      to: { path: '^(server/|engine/|tools/runs\\.ts$|tools/[^/]+/run\\.ts$)' },
    },
    {
      name: 'server-never-reaches-the-browser',
      comment: 'The same the other way round.',
      severity: 'error',
      from: { path: '^(server/|engine/|tools/(?!screens\\.ts$|[^/]+/screen))', pathNot: TESTS },
      to: { path: '^(web/|tools/screens\\.ts$|tools/[^/]+/screen)' },
    },
    {
      name: 'server-part-knows-no-process',
      comment: 'What the product does never depends on who asks for it.',
      severity: 'error',
      from: { path: `^server/(${PARTS}|engines|adapters|ffmpeg|children|database|jobs)/`, pathNot: TESTS },
      to: { path: '^server/(api|worker|main\\.ts)' },
    },
    ...ORDER.slice(0, -1).map((part, at) => ({
      name: `${part}-knows-no-part-above-it`,
      comment: 'One order, so that a part can be read without those that stand on it.',
      severity: 'error',
      from: { path: `^server/${part}/`, pathNot: TESTS },
      to: { path: `^server/(${ORDER.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'parts-know-no-engine',
      comment: 'An invoice is written with its letters.',
      severity: 'error',
      from: { path: `^server/(?!media/)(${PARTS})/`, pathNot: `${TESTS}|^server/billing/draw-invoice\\.ts$` },
      to: { path: '^engine/' },
    },
    {
      name: 'invoices-know-letters-alone',
      severity: 'error',
      from: { path: '^server/billing/draw-invoice\\.ts$' },
      to: { path: '^engine/(?!letters/)' },
    },
    {
      name: 'media-of-the-engine-knows-vision-alone',
      comment:
        'Faces are found in the media lab, where files are opened under limits, whichever engine makes the result.',
      severity: 'error',
      from: { path: '^server/media/', pathNot: TESTS },
      to: { path: '^engine/(?!(vision|raster)/)' },
    },
    {
      name: 'database-knows-no-part',
      severity: 'error',
      from: { path: '^server/database/', pathNot: TESTS },
      to: { path: `^server/(${PARTS})/` },
    },
    {
      name: 'jobs-know-no-part',
      comment: 'How jobs are kept and tried again; each part declares its own.',
      severity: 'error',
      from: { path: '^server/jobs/', pathNot: TESTS },
      to: { path: `^server/(${PARTS}|engines|adapters|ffmpeg|children)/` },
    },
    {
      name: 'jobs-alone-know-the-queue',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `^server/(jobs/|database/(?:migrate|refuse-unfit-queue)\\.ts$)|${TESTS}`,
      },
      to: { path: 'node_modules/pg-boss' },
    },
    {
      name: 'engine-stands-apart',
      comment:
        'It runs in processes of its own: of the server it knows how to run ffmpeg, and how jobs come to it; of a tool the fields that its request has.',
      severity: 'error',
      from: { path: '^engine/', pathNot: TESTS },
      to: {
        path: '^(web|tools|server)/',
        pathNot:
          '^(server/(ffmpeg|children)/|server/engines/engine\\.ts$|tools/[^/]+/fields\\.ts$|tools/lip-sync/(seconds|voices)\\.ts$)',
      },
    },
    {
      name: 'raster-at-the-bottom-of-the-engine',
      severity: 'error',
      from: { path: '^engine/raster/', pathNot: TESTS },
      to: { path: '^(texts|contract|tools|server|web|engine/(?!raster/))' },
    },
    {
      name: 'vision-stands-on-raster',
      severity: 'error',
      from: { path: '^engine/vision/', pathNot: TESTS },
      to: { path: '^(texts|contract|tools|server|web|engine/(?!(vision|raster)/))' },
    },
    {
      name: 'what-runs-networks-is-known-where-they-are-loaded',
      severity: 'error',
      from: {
        path: '^(contract|tools|engine|server|web)/',
        pathNot: '^engine/vision/(load-network|convolve-by-tiles(\\.test)?)\\.ts$',
      },
      to: { path: 'node_modules/@tensorflow' },
    },
    {
      name: 'engine-knows-its-tools-from-the-handlers-alone',
      comment: 'Painting and photo work are below the tools that use them.',
      severity: 'error',
      from: { path: '^engine/(illustrator|photo|letters|sound)/', pathNot: TESTS },
      to: { path: '^engine/([^/]+-to-[^/]+|image-effect|video-effect|lip-sync|upscale-video)/' },
    },
    {
      name: 'adapters-know-no-part',
      severity: 'error',
      from: { path: '^server/(engines|adapters|ffmpeg|children)/', pathNot: TESTS },
      to: { path: `^server/(${PARTS})/` },
    },
    {
      name: 'api-runs-no-tool',
      severity: 'error',
      from: { path: '^server/api/', pathNot: TESTS },
      to: { path: '^(tools/runs\\.ts|tools/[^/]+/run\\.ts|engine/|server/(worker|engines)/)' },
    },
    {
      name: 'few-files-know-the-web-framework',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/api/(serve|security-headers)[^/]*\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify)' },
    },
    {
      name: 'storage-in-s3-alone-knows-its-client',
      severity: 'error',
      from: { pathNot: '^(server/adapters/(storage-s3\\.ts|s3/)|node_modules)' },
      to: { path: 'node_modules/@(aws-sdk|smithy)' },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web/(?!ui/)|tools/|server/|contract/)' },
    },
    {
      name: 'web-parts-are-composed-in-app',
      severity: 'error',
      from: { path: '^web/(?!app/|ui/|api/|model/|i18n/|effects/|main\\.ts)([^/]+)/', pathNot: TESTS },
      to: { path: '^web/(?!ui/|api/|model/|i18n/)([^/]+)/', pathNot: '^web/$1/' },
    },
    {
      name: 'one-layer-asks-to-share',
      comment:
        'It stands over every screen: a second dialog of the same question lies over the first and keeps its presses.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/app/shell/share-layer[.]tsx$' },
      to: { path: '^web/gallery/share-dialog[.]tsx$' },
    },
    {
      name: 'effects-stand-on-tasks-and-media',
      comment: 'The form of both effect tools is one; it is made of the components of every form.',
      severity: 'error',
      from: { path: '^web/effects/', pathNot: TESTS },
      to: { path: '^(web/(?!effects/|ui/|api/|model/|i18n/|task/|media/)|tools/)' },
    },
    {
      name: 'web-model-stands-on-the-clients-alone',
      comment: 'What the page knows of tasks, works and the signed-in person; every part reads it there.',
      severity: 'error',
      from: { path: '^web/model/', pathNot: TESTS },
      to: { path: '^(web/(?!model/|api/)|tools/)' },
    },
    {
      name: 'web-api-knows-no-part',
      severity: 'error',
      from: { path: '^web/api/', pathNot: TESTS },
      to: { path: '^web/(?!api/)' },
    },
    {
      name: 'product-code-needs-no-tests',
      severity: 'error',
      from: { path: '^(texts|contract|tools|engine|server|web)/', pathNot: TESTS },
      to: { path: '^(tests|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
