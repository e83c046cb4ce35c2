Feature: Failures that meet the staff who review filings
  Two administrators must not decide on one filing, and none may believe in a decision that was not kept.

  @A8-admin
  Rule: A queue or a document that cannot be had is reported
    Scenario Outline: What becomes of what staff look at
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: The queue
        | question      | what happens                   | what follows                    | message                          |
        | pending queue | all goes well                  | nothing else                    |                                  |
        | pending queue | nothing is found               | a note for operators, a message | Error retrieving pending filings |
        | pending queue | the registry fails             | a note for operators, a message | Error retrieving pending filings |
        | pending queue | it is not allowed              | a note for operators, a message | Error retrieving pending filings |
        | pending queue | the registry cannot be reached | a note for operators, a message | Error retrieving pending filings |

      Examples: One filing
        | question       | what happens                   | what follows                    | message                                         |
        | pending filing | all goes well                  | nothing else                    |                                                 |
        | pending filing | nothing is found               | a note for operators, a message | There is no pending filing under these numbers. Open it from the list of pending filings. |
        | pending filing | the registry fails             | a note for operators, a message | The filing could not be retrieved. Try again.   |
        | pending filing | the registry cannot be reached | a note for operators, a message | The filing could not be retrieved. Try again.   |

      Examples: Its document
        | question                     | what happens                   | what follows                    | message                     |
        | document of a pending filing | all goes well                  | nothing else                    |                             |
        | document of a pending filing | the registry fails             | a note for operators, a message | Error retrieving filing PDF |
        | document of a pending filing | nothing is found               | a note for operators, a message | Error retrieving filing PDF |
        | document of a pending filing | the registry cannot be reached | a note for operators, a message | Error retrieving filing PDF |

  @A8-admin
  Rule: A lock that another user holds is reported; one that cannot be released expires by itself
    Scenario Outline: What becomes of locks and reasons
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | question                 | what happens                   | what follows                    | message                                          |
        | lock on a filing         | all goes well                  | nothing else                    |                                                  |
        | lock on a filing         | another administrator holds it | a message                       | Another administrator is processing this filing. You can process it once that lock has ended. |
        | lock on a filing         | the registry fails             | a note for operators, a message | The filing could not be locked. Try again.       |
        | lock on a filing         | the registry cannot be reached | a note for operators, a message | The filing could not be locked. Try again.       |
        | release of a lock        | all goes well                  | nothing else                    |                                                  |
        | release of a lock        | another administrator holds it | a note for operators            |                                                  |
        | release of a lock        | the registry cannot be reached | a note for operators            |                                                  |
        | release of all own locks | all goes well                  | nothing else                    |                                                  |
        | release of all own locks | the registry fails             | a note for operators            |                                                  |
        | release of all own locks | the registry cannot be reached | a note for operators            |                                                  |
        | list of reasons          | all goes well                  | nothing else                    |                                                  |
        | list of reasons          | the registry fails             | a note for operators            |                                                  |
        | list of reasons          | the registry cannot be reached | a note for operators            |                                                  |

  @A8-admin
  Rule: A decision is confirmed in the queue, or its failure is reported with its status
    Scenario Outline: What becomes of a decision
      When this happens to the <decision> of a filing: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: Approval
        | decision | what happens                         | what follows                      | message                             |
        | approval | all goes well                        | a confirmation, the pending queue | Filing processed successfully.      |
        | approval | the registry fails                   | a message                         | Error approving filing.             |
        | approval | nothing is found (404)               | a message                         | Error approving filing. Status: 404 |
        | approval | another administrator holds it (409) | a message                         | Error approving filing. Status: 409 |
        | approval | it is not allowed (403)              | a message                         | Error approving filing. Status: 403 |
        | approval | the registry cannot be reached       | a note for operators, a message   | Error approving filing.             |

      Examples: Rejection
        | decision  | what happens                                | what follows                            | message                             |
        | rejection | all goes well                               | a confirmation, the pending queue       | Filing processed successfully.      |
        | rejection | the registry fails                          | a message                               | Error rejecting filing.             |
        | rejection | nothing is found (404)                      | a message                               | Error rejecting filing. Status: 404 |
        | rejection | something that was entered is refused (422) | a message, the problems at their fields | Error rejecting filing. Status: 422 |
        | rejection | another administrator holds it (409)        | a message                               | Error rejecting filing. Status: 409 |
        | rejection | it is not allowed (403)                     | a message                               | Error rejecting filing. Status: 403 |
        | rejection | the registry cannot be reached              | a note for operators, a message         | Error rejecting filing.             |

  @A8-admin
  Rule: A request to remove personal data is confirmed; its failure is recorded and not displayed
    Scenario Outline: What becomes of the check of the ID numbers
      When this happens to the check of the ID numbers: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                   | what follows                    | message                                                      |
        | all goes well                  | nothing else                    |                                                              |
        | nothing is found               | a note for operators, a message | The ID numbers could not be checked at this time. Try again. |
        | the registry fails             | a note for operators, a message | The ID numbers could not be checked at this time. Try again. |
        | the registry cannot be reached | a note for operators, a message | The ID numbers could not be checked at this time. Try again. |

    Scenario: A request that was taken is confirmed
      When this happens to the request to remove personal data: all goes well
      Then what follows is a confirmation
      And the message is "Filing processed successfully."

    Scenario Outline: A request that was not taken is recorded and nobody is told
      When this happens to the request to remove personal data: <what happens>
      Then what follows is a note for operators
      And operators read "<sentence>"
      And the message is ""

      Examples:
        | what happens                       | sentence                      |
        | the registry fails                 | Error saving pii.             |
        | nothing is found (404)             | Error saving pii. Status: 404 |
        | there were too many attempts (429) | Error saving pii. Status: 429 |
        | the registry cannot be reached     | Error saving pii.             |

    Scenario Outline: A request that is refused by a rule leads to what has to be mended
      When this happens to the request to remove personal data: <what happens>
      Then what follows is a note for operators, the problems at their fields, the request for removal
      And the message is ""

      Examples:
        | what happens                          |
        | something that was entered is refused |

  @A8-admin
  Rule: A list that staff asked for and that does not come is reported
    Scenario Outline: What becomes of a list
      When this happens to the <list>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | list                                     | what happens                          | what follows                                       | message                                        |
        | list of requests to remove personal data | all goes well                         | nothing else                                       |                                                |
        | list of requests to remove personal data | the registry fails                    | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | list of requests to remove personal data | the registry cannot be reached        | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | audit log                                | all goes well                         | nothing else                                       |                                                |
        | audit log                                | nothing is found                      | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | audit log                                | the registry cannot be reached        | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | worklist figures                         | all goes well                         | nothing else                                       |                                                |
        | worklist figures                         | the registry fails                    | a note for operators, a message                    | The figures could not be retrieved. Try again. |
        | worklist figures                         | the registry cannot be reached        | a note for operators, a message                    | The figures could not be retrieved. Try again. |
        | list of payments that need attention     | all goes well                         | nothing else                                       |                                                |
        | list of payments that need attention     | the registry fails                    | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | list of payments that need attention     | the registry cannot be reached        | a note for operators, a message                    | The list could not be retrieved. Try again.    |
        | closing of a payment                     | all goes well                         | nothing else                                       |                                                |
        | closing of a payment                     | nothing is found                      | a note for operators, a message                    | There is no such payment. Load the list again. |
        | closing of a payment                     | something that was entered is refused | a note for operators, the problems at their fields |                                                |
        | closing of a payment                     | the registry fails                    | a note for operators, a message                    | The payment could not be closed. Try again.    |
        | closing of a payment                     | the registry cannot be reached        | a note for operators, a message                    | The payment could not be closed. Try again.    |

  @A7-users @A8-admin
  Rule: What administrators ask about accounts is answered, or they are told what became of it
    Scenario Outline: What becomes of a search for accounts
      When this happens to the <search>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | search                             | what happens                   | what follows                    | message                                         |
        | search for an account by user ID   | all goes well                  | nothing else                    |                                                 |
        | search for an account by user ID   | the registry fails             | a note for operators, a message | The accounts could not be retrieved. Try again. |
        | search for an account by user ID   | the registry cannot be reached | a note for operators, a message | The accounts could not be retrieved. Try again. |
        | search for a user by name          | the registry cannot be reached | a note for operators, a message | The accounts could not be retrieved. Try again. |
        | search for a user by name          | the registry fails             | a note for operators, a message | The accounts could not be retrieved. Try again. |
        | search for a user by name          | all goes well                  | nothing else                    |                                                 |
        | search for a user of secure filing | all goes well                  | nothing else                    |                                                 |
        | search for a user of secure filing | the registry fails             | a note for operators, a message | The accounts could not be retrieved. Try again. |
        | search for a user of secure filing | the registry cannot be reached | a note for operators, a message | The accounts could not be retrieved. Try again. |

    Scenario Outline: What becomes of a change of an account
      When this happens to the update of a user: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                          | what follows                                   | message                                                                                                                          |
        | all goes well                         | nothing else                                   |                                                                                                                                  |
        | nothing is found                      | a message                                      | There is no account with this user ID any more. Look for it again.                                                                                  |
        | it is on record already               | the problems at their fields or else a message | Nothing was changed: the registry refuses this for the account as it is now. Load the page again and look at the account.              |
        | it was changed elsewhere meanwhile    | a message                                      | Another administrator has changed this account meanwhile. Nothing was changed now. Look at the account as it is, then try again. |
        | something that was entered is refused | the problems at their fields                   |                                                                                                                                  |
        | the registry fails                    | a note for operators, a message                | The account could not be changed at this time. Nothing was changed. Try again.                                                   |
        | the registry cannot be reached        | a note for operators, a message                | No answer has come. The change may have been made: look at the account, then try again.                                          |

    Scenario Outline: What becomes of the creation of an account
      When this happens to the creation of an account: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                          | what follows                                   | message                                                                                                                                    |
        | all goes well                         | nothing else                                   |                                                                                                                                            |
        | nothing is found                      | a problem at the entity number                 | There is no entity on record with this ID number.                                                                                          |
        | it is on record already               | the problems at their fields or else a message | No account was created: the registry has one like it already. Look for it before you try again. |
        | something that was entered is refused | the problems at their fields                   |                                                                                                                                            |
        | there were too many attempts          | a message                                      | Too many attempts were made. Wait a few minutes, then try again.                                                                           |
        | the registry fails                    | a note for operators, a message                | The account could not be created at this time. Nothing was changed. Try again.                                                             |
        | the registry cannot be reached        | a note for operators, a message                | No answer has come. The account may have been created: look for it before you try again.                                                   |
