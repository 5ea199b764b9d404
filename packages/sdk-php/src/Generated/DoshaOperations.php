<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Doshas. Flaws of a chart, with the rules held to cancel them.
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type DoshaKaalSarpAnswer from Types
 * @phpstan-import-type DoshaGandmoolAnswer from Types
 * @phpstan-import-type DoshaPitraAnswer from Types
 * @phpstan-import-type ManglikRequest from Types
 * @phpstan-import-type DoshaManglikAnswer from Types
 */
final class DoshaOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Kaal Sarp dosha, with its kind and direction. The dosha holds if all seven planets are on one side of the axis of Rahu and Ketu, by longitude. `name` is the kind, by the house of Rahu. `direction` is the arc with the planets, forward through the zodiac: some schools count only `rahu_to_ketu` and call the other one Kaal Amrita. `is_partial` is true if exactly one planet is outside. A planet at exactly the longitude of a node is on neither side. `POST /api/v1/dosha/kaal-sarp`, 1 credit.
     * @param VedicChartRequest $input
     * @return DoshaKaalSarpAnswer
     * @throws GrahaException
     */
    public function kaalSarp(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dosha/kaal-sarp', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Gandmool dosha: the Moon in one of six stars. Tests if the Moon was in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati at birth: the six stars at a junction of signs and stars. The pada is given because texts derive the effect from it. `POST /api/v1/dosha/gandmool`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return DoshaGandmoolAnswer
     * @throws GrahaException
     */
    public function gandmool(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dosha/gandmool', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Pitra dosha: the rules of different lists, each evaluated. No classical verse defines pitra dosha and published lists differ, so this gives evidence and not a judgement: every rule, from the ascendant and from the Moon, and whether it holds. `has_dosha` is the narrow reading alone: the Sun with Rahu, or a node in the ninth from the ascendant or with its lord. `POST /api/v1/dosha/pitra`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return DoshaPitraAnswer
     * @throws GrahaException
     */
    public function pitra(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dosha/pitra', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Manglik dosha, with each common cancellation. Mars in certain houses is held to harm a marriage. `is_manglik` is counted from the ascendant, as the word is used; `references` shows the same from the Moon and Venus, and `severity` counts them. Schools accept different cancellations, so each is evaluated and shown with its reason; `is_cancelled` is true if the birth is manglik and any rule cancels it. `POST /api/v1/dosha/manglik`, 1 credit, 3 more with texts.
     * @param ManglikRequest $input
     * @return DoshaManglikAnswer
     * @throws GrahaException
     */
    public function manglik(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dosha/manglik', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
