/**
 * Names of the published clients and their one version. A test of the client generator ties them to package.json,
 * pyproject.toml, composer.json and go.mod.
 */
export const CLIENT_PACKAGES = {
  version: '1.0.0',
  npm: '@graha/sdk',
  python: 'graha',
  php: 'graha/graha-php',
  go: 'graha.example/graha-go',
} as const;

const { version, python } = CLIENT_PACKAGES;

/** Paths of the packages below `/downloads` of a portal. */
export const CLIENT_DOWNLOADS = {
  npm: 'graha-sdk.tgz',
  cli: 'graha-cli.tgz',
  elements: 'graha-elements.tgz',
  wheel: `python/${python}-${version}-py3-none-any.whl`,
  sdist: `python/${python}-${version}.tar.gz`,
  /** A repository for Composer. */
  php: 'php',
  /** A module proxy for Go. */
  go: 'go',
} as const;

/**
 * Commands that install each client in an empty folder, with the tool of its language alone.
 * @param portal address of the portal, or a variable of the shell with it
 */
export const installCommands = (portal: string) => ({
  typescript: [`npm install "${portal}/downloads/${CLIENT_DOWNLOADS.npm}"`],
  cli: [`npm install --global "${portal}/downloads/${CLIENT_DOWNLOADS.cli}"`],
  elements: [`npm install "${portal}/downloads/${CLIENT_DOWNLOADS.elements}"`],
  python: [`pip install "${portal}/downloads/${CLIENT_DOWNLOADS.wheel}"`],
  php: [
    `composer init -n --name=my/app`,
    `composer config repositories.graha composer "${portal}/downloads/${CLIENT_DOWNLOADS.php}"`,
    // Composer refuses plain HTTP, also of the own machine.
    ...(portal.startsWith('https:') ? [] : [`composer config secure-http false`]),
    `composer require ${CLIENT_PACKAGES.php}`,
  ],
  go: [
    `go mod init my/app`,
    `GONOSUMDB=${CLIENT_PACKAGES.go} GOPROXY="${portal}/downloads/${CLIENT_DOWNLOADS.go},https://proxy.golang.org,direct" \\`,
    `  go get ${CLIENT_PACKAGES.go}@latest`,
  ],
});
