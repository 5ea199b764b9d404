<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Yogas. Combinations of planets, with rule, evidence, strength and frequency.
 * @phpstan-import-type YogaDetectInput from Types
 * @phpstan-import-type YogaDetectAnswer from Types
 */
final class YogaOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Every yoga of a chart with rule, evidence, strength and how rare it is. Looks for more than 130 yogas of the classical lists and of later collections. Each comes with its rule and source, the sets of planets that make it, and their strength: a planet in its own or exaltation sign, or in a kendra or trikona, adds to it; debilitation, combustion and the 6th, 8th and 12th house reduce it. `share_percent` is the percentage of random births that have the yoga. This measure of strength is a convention of this engine, so `strength_confidence` is disputed. `only_present` false also lists the yogas that the chart lacks. `POST /api/v1/yoga/detect`, 3 credits, 3 more with texts.
     * @param YogaDetectInput $input
     * @return YogaDetectAnswer
     * @throws GrahaException
     */
    public function detect(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('yoga/detect', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
