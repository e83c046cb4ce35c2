Feature: Filings in progress that the registry saves
  A reload, a lost connection or another device does not lose what was entered.

  @W7-submit @W7-getfiling @api-only
  Rule: A filing in progress is saved and restored
    Scenario: A filing is saved and restored
      Given a complete filing of a limited liability company
      When the filing in progress is saved
      And the filing in progress is restored
      Then the restored filing is the one that was saved

    Scenario: A filing that is saved again keeps its reference
      Given a complete filing of a limited liability company
      When the filing in progress is saved
      And the filing in progress is saved again
      Then the filing keeps its reference

    Scenario: A paid filing is not changed any more
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filing in progress is saved again
      Then the registry answers that the filing was submitted already

    Scenario: An unknown reference restores nothing
      When a visitor asks for the filing of an unknown reference
      Then the registry answers that nothing is found
