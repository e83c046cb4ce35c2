Feature: Returning to a filing on another device
  A filer who cannot finish at once saves the filing for later and goes on elsewhere with a return code.

  @W7-getfiling @api-only
  Rule: A return code leads to the filing as it was left
    Scenario: The filing goes on where something is missing
      Given a complete filing of a limited liability company
      And the choice of managers or members is missing
      When the filer saves the filing for later
      And the filer returns with the code
      Then the filing goes on at the management step

    Scenario: A complete filing goes on at its review
      Given a complete filing of a limited liability company
      When the filer saves the filing for later
      And the filer returns with the code
      Then the filing goes on at the review step

    Scenario: A filing that was paid meanwhile leads to its receipt
      Given a complete filing of a limited liability company
      When the filer saves the filing for later
      And the filer pays with a card that is accepted
      And the filer returns with the code
      Then the filing goes on at the receipt step

    Scenario: A newer code takes the place of an earlier one
      Given a complete filing of a limited liability company
      When the filer saves the filing for later
      And the filer saves the filing for later again
      And the filer returns with the first code
      Then no filing is found

    @W4-cancel
    Scenario: A filing that is deleted is not found again
      Given a complete filing of a limited liability company
      When the filer saves the filing for later
      And the filer deletes the filing
      And the filer returns with the code
      Then no filing is found

    Scenario: A code that nobody was given
      Given a complete filing of a limited liability company
      When the filer saves the filing for later
      And the filer returns with the code "2222-3333-4444"
      Then no filing is found

  @W7-getfiling
  Rule: Where a filing goes on follows from its payment
    Scenario Outline: A complete filing in each state of its payment
      Given a complete filing of a limited liability company
      When the filer returns to it while its payment is "<payment>"
      Then the filing goes on at the <step> step

      Examples:
        | payment   | step    |
        | none      | review  |
        | opening   | review  |
        | awaiting  | review  |
        | declined  | review  |
        | expired   | review  |
        | canceled  | review  |
        | filed     | receipt |
        | refunding | receipt |
        | refunded  | review  |

    Scenario Outline: A filing with something left to do, before it was submitted and after its charge was refunded
      Given a complete filing of a limited liability company
      And the choice of managers or members is missing
      When the filer returns to it while its payment is "<payment>"
      Then the filing goes on at the management step

      Examples:
        | payment  |
        | none     |
        | refunded |

  @W5-ascii
  Rule: A return code is twelve letters and digits, however they are typed
    Scenario Outline: A code is accepted or refused
      When somebody types "<typed>" as the return code
      Then the answer to the typed code is "<problem>"

      Examples:
        | typed             | problem                                                 |
        | K7QW-D9XM-2345    |                                                         |
        | k7qwd9xm2345      |                                                         |
        | K7QW D9XM 2345    |                                                         |
        | K7QW-D9XM-234     | Enter the twelve letters and digits of your return code. |
        | K7QW-D9XM-23456   | Enter the twelve letters and digits of your return code. |
        | K7QW-D9XM-234A    | Enter the twelve letters and digits of your return code. |
        | K7QW-D9XM-2341    | Enter the twelve letters and digits of your return code. |
        |                   | Enter the twelve letters and digits of your return code. |
        | K7QW-D9XM-234é    | Invalid characters entered: é                           |
        | [41 letters]      | Must be at most 40 characters                           |

    Scenario Outline: The address that the link is mailed to may be left out
      When somebody types "<typed>" as the address for the link
      Then the answer to the typed address is "<problem>"

      Examples:
        | typed           | problem                      |
        |                 |                              |
        | ada@example.com |                              |
        | ada@            | Enter a valid email address. |
        | adé@example.com | Invalid characters entered: é |
        | [151 letters]   | Must be at most 150 characters |

  @W7-receipt
  Rule: A receipt is looked for by its number and an address that its filer gave
    Scenario Outline: A pair is accepted or refused
      When somebody looks for the receipt "<number>" of "<address>"
      Then the answer to the typed pair is "<problem>"

      Examples:
        | number        | address         | problem                                            |
        | 20261000002   | ada@example.com |                                                    |
        |               | ada@example.com | Enter the document number, which has 11 digits.    |
        | 2026100000    | ada@example.com | Enter the document number, which has 11 digits.    |
        | 202610000021  | ada@example.com | Enter the document number, which has 11 digits.    |
        | 2026100000é   | ada@example.com | Invalid characters entered: é                      |
        | [21 digits]   | ada@example.com | Must be at most 20 characters                      |
        | 20261000002   |                 | Enter a valid email address.                       |
        | 20261000002   | ada@            | Enter a valid email address.                       |
        | 20261000002   | adé@example.com | Invalid characters entered: é                      |
        | 20261000002   | [151 letters]   | Must be at most 150 characters                     |

  @W7-submit
  Rule: Two tabs or devices on one filing lose nothing without a word
    Scenario Outline: What the filer has to do where two places have changed the notification emails
      Given a complete filing of a limited liability company
      When one device has "<here>" as notification emails while another has saved "<there>" as notification emails
      Then the filer with two versions of a filing is told "<message>"

      Examples: The list had "before@example.com"
        | here                                 | there                                 | message                                                                                                           |
        | here@example.com                     | there@example.com                     | First choose which answer to keep: Notifications.                                                                 |
        | before@example.com                   | there@example.com                     | This filing was also changed somewhere else, for example in another tab. From there comes: Notifications.         |
        | before@example.com, here@example.com | before@example.com, there@example.com | This filing was also changed somewhere else, for example in another tab. From there comes: Notifications.         |
        | here@example.com                     | before@example.com                    |                                                                                                                   |

    Scenario Outline: What one device enters while another has saved
      Given a complete filing of a limited liability company
      When one device enters "<here>" as the email while another has saved "<there>" as the email
      Then the email that both devices show is "<kept>"
      And the filer is told of a conflict: "<told>"

      Examples: The email was "before@example.com"
        | here               | there              | kept               | told |
        | here@example.com   | before@example.com | here@example.com   | no   |
        | before@example.com | there@example.com  | there@example.com  | no   |
        | here@example.com   | here@example.com   | here@example.com   | no   |
        | here@example.com   | there@example.com  | there@example.com  | yes  |

    Scenario Outline: What becomes of a list that two devices change
      Given a complete filing of a limited liability company
      When one device has "<here>" as notification emails while another has saved "<there>" as notification emails
      Then the notification emails that both devices show are "<kept>"
      And the filer is told of a conflict: "<told>"

      Examples: The list had "before@example.com"
        | here                                 | there                                 | kept                                                     | told |
        | before@example.com, here@example.com | before@example.com, there@example.com | before@example.com, there@example.com, here@example.com  | no   |
        |                                      | before@example.com, there@example.com | there@example.com                                        | no   |
        | here@example.com                     | there@example.com                     | there@example.com                                        | yes  |
        | here@example.com, more@example.com   | there@example.com                     | there@example.com                                        | yes  |
        |                                      | there@example.com                     | there@example.com                                        | no   |
