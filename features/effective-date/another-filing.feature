Feature: Another filing that takes effect later
  An earlier filing that waits for its effective date may change the record after a filing that is made today. The filer is told before paying.

  @W2-effectivedate
  Rule: Who files at once is told of a filing on the record that takes effect afterwards
    Scenario Outline: The other filing takes effect then
      Given a complete filing of an amendment
      And another filing on record takes effect at "<effect>"
      When the time at the office becomes "11/20/2026 09:00 AM"
      Then the filer is told of the other filing "<notice>"

      Examples: Before, at the same time, and afterwards
        | effect              | notice |
        | 11/20/2026 08:59 AM |        |
        | 11/20/2026 09:00 AM |        |
        | 11/20/2026 09:01 AM | Another filing on this record takes effect on 11/20/2026 09:01 AM MST, after this one. Where both change the same, the record will then say what the other one says. |
