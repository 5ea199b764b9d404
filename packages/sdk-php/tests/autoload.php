<?php

declare(strict_types=1);

// What Composer makes of the package, for a machine that has none.
spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Graha\\')) {
        require __DIR__ . '/../src/' . str_replace('\\', '/', substr($class, strlen('Graha\\'))) . '.php';
    }
});
