Feature: Failures around filings, payments and documents
  A filer's work and money are at stake: whatever goes wrong, the filer is told what was kept and what was charged.

  @W7-submit @W7-getfiling
  Rule: A filing in progress is never lost silently
    Scenario Outline: What becomes of saving and restoring a filing
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples: Saving a filing
        | question                 | what happens                          | what follows                                   |
        | request to save a filing | all goes well                         | nothing else                                   |
        | request to save a filing | nothing is found                      | a forgotten filing number, another try at once |
        | request to save a filing | the filing was submitted already      | the receipt                                    |
        | request to save a filing | it was changed elsewhere meanwhile    | nothing else                                   |
        | request to save a filing | it is too large                       | the problems at their fields                   |
        | request to save a filing | something that was entered is refused | the problems at their fields                   |
        | request to save a filing | the registry fails                    | a note for operators, a message                |
        | request to save a filing | there were too many attempts          | a note for operators, a message                |
        | request to save a filing | the registry is busy                  | a note for operators, a message                |
        | request to save a filing | the registry cannot be reached        | a note for operators, a message                |

      Examples: Restoring a filing
        | question                    | what happens                   | what follows                                              |
        | request to restore a filing | all goes well                  | nothing else                                              |
        | request to restore a filing | nothing is found               | a forgotten filing number, the forms                      |
        | request to restore a filing | the registry fails             | a note for operators, the notice that the service is down |
        | request to restore a filing | the registry cannot be reached | a note for operators, the notice that the service is down |

    Scenario Outline: What is reported when a filing is not kept
      When this happens to the request to save a filing: <what happens>
      Then the message is "Your answers could not be saved on our side yet. They are kept here; try again."

      Examples:
        | what happens                   |
        | the registry fails             |
        | there were too many attempts   |
        | the registry is busy           |
        | the registry cannot be reached |

    Scenario Outline: What becomes of a file
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: Uploading
        | question         | what happens                          | what follows                    | message                                                           |
        | upload of a file | all goes well                         | nothing else                    |                                                                   |
        | upload of a file | the login has ended                   | a message, the login            | Your login had ended, so the file was not attached. Add it again. |
        | upload of a file | it is too large                       | the problems at their fields    |                                                                   |
        | upload of a file | its kind is not accepted              | the problems at their fields    |                                                                   |
        | upload of a file | something that was entered is refused | the problems at their fields    |                                                                   |
        | upload of a file | the registry fails                    | a note for operators, a message | Your file can't be attached at this time. Try again.              |
        | upload of a file | there were too many attempts          | a note for operators, a message | Your file can't be attached at this time. Try again.              |
        | upload of a file | the registry is busy                  | a note for operators, a message | Your file can't be attached at this time. Try again.              |
        | upload of a file | the registry cannot be reached        | a note for operators, a message | Your file can't be attached at this time. Try again.              |

      Examples: Downloading
        | question           | what happens                   | what follows                    | message                                          |
        | download of a file | all goes well                  | nothing else                    |                                                  |
        | download of a file | nothing is found               | a note for operators, a message | The file can't be shown at this time. Try again. |
        | download of a file | the registry cannot be reached | a note for operators, a message | The file can't be shown at this time. Try again. |

  @W7-getfiling
  Rule: Who returns to a filing or looks for a receipt is told why there is none
    Scenario Outline: What becomes of saving for later and returning
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: Saving for later
        | question                  | what happens                          | what follows                    | message                                                                     |
        | request for a return code | all goes well                         | nothing else                    |                                                                             |
        | request for a return code | the login has ended                   | the login                       |                                                                             |
        | request for a return code | the filing was submitted already      | the receipt                     |                                                                             |
        | request for a return code | something that was entered is refused | the problems at their fields    |                                                                             |
        | request for a return code | the registry fails                    | a note for operators, a message | No return code could be made at this time. Your filing is saved; try again. |
        | request for a return code | the registry cannot be reached        | a note for operators, a message | No return code could be made at this time. Your filing is saved; try again. |

      Examples: Deleting
        | question                   | what happens                     | what follows         | message |
        | request to delete a filing | all goes well                    | nothing else         |         |
        | request to delete a filing | the login has ended              | nothing else         |         |
        | request to delete a filing | nothing is found                 | nothing else         |         |
        | request to delete a filing | the filing was submitted already | nothing else         |         |
        | request to delete a filing | the registry fails               | a note for operators |         |
        | request to delete a filing | the registry cannot be reached   | a note for operators |         |

      Examples: A mailed link
        | question               | what happens                   | what follows         | message |
        | check of a mailed link | all goes well                  | nothing else         |         |
        | check of a mailed link | nothing is found               | nothing else         |         |
        | check of a mailed link | it has expired                 | nothing else         |         |
        | check of a mailed link | the registry fails             | a note for operators |         |
        | check of a mailed link | the registry cannot be reached | a note for operators |         |

      Examples: A return code
        | question               | what happens                   | what follows                    | message                                                                                                                                                                             |
        | entry of a return code | all goes well                  | nothing else                    |                                                                                                                                                                                     |
        | entry of a return code | nothing is found               | a message                       | This code leads to no filing. Compare it with what you wrote down. A newer code takes the place of an earlier one, and a filing that nobody has changed for a long time is removed. |
        | entry of a return code | there were too many attempts   | a message                       | Too many codes were tried. Wait some minutes, then try again.                                                                                                                       |
        | entry of a return code | the registry fails             | a note for operators, a message | Your filing can't be opened at this time. Try again.                                                                                                                                |
        | entry of a return code | the registry cannot be reached | a note for operators, a message | Your filing can't be opened at this time. Try again.                                                                                                                                |

      Examples: A receipt
        | question             | what happens                          | what follows                    | message                                                                                                                                                                                     |
        | search for a receipt | all goes well                         | nothing else                    |                                                                                                                                                                                             |
        | search for a receipt | nothing is found                      | a message                       | There is no receipt with this number and this email address. Compare the number with the filed document. Use an address that you gave in the filing or to which the receipt was mailed. |
        | search for a receipt | something that was entered is refused | the problems at their fields    |                                                                                                                                                                                             |
        | search for a receipt | there were too many attempts          | a message                       | Too many receipts were looked for. Wait some minutes, then try again.                                                                                                                       |
        | search for a receipt | the registry fails                    | a note for operators, a message | Receipts can't be looked for at this time. Try again.                                                                                                                                       |
        | search for a receipt | the registry cannot be reached        | a note for operators, a message | Receipts can't be looked for at this time. Try again.                                                                                                                                       |

  @A8-other @W8-taken @W7-payment
  Rule: A payment that cannot be opened is recorded, and a taken name is reported
    Scenario Outline: What becomes of the request to pay
      When this happens to the request to pay: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                          | what follows                                             | message                                                                                                                                                     |
        | all goes well                         | the payment                                              |                                                                                                                                                             |
        | the filing was paid already           | the receipt                                              |                                                                                                                                                             |
        | the name has been taken               | a note for operators, the message that the name is taken | This entity name has been taken and is already in use in Colorado. Please choose another name.                                                              |
        | it was changed elsewhere meanwhile    | a message                                                | This filing was changed after you opened it, for example in another tab. It is shown as it is now: check it, then pay. Nothing was charged. |
        | something that was entered is refused | a note for operators, the problems at their fields       |                                                                                                                                                             |
        | nothing is found                      | a forgotten filing number, another try at once           |                                                                                                                                                             |
        | the registry fails                    | a note for operators                                     |                                                                                                                                                             |
        | the registry is busy                  | a note for operators                                     |                                                                                                                                                             |
        | the registry cannot be reached        | a note for operators, a message                          | We could not reach the payment service. Nothing was charged; try again.                                                                                     |

  @W7-receipt @W7-receiptmail
  Rule: A receipt that does not come is recorded, and one that waits is asked for again
    Scenario Outline: What becomes of the receipt
      When this happens to the receipt: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                         | what follows                                                                | message                                              |
        | all goes well                        | nothing else                                                                |                                                      |
        | the payment is still being confirmed | an information message, another try after two seconds                       | Confirming your payment - do not pay again           |
        | the card is declined                 | a message, the review                                                       | Your payment was declined. Nothing was charged.      |
        | the payment is refunded              | nothing else                                                                |                                                      |
        | the payment was not completed        | an information message, the review                                          | Your payment was not completed. Nothing was charged. |
        | nothing is found                     | a note for operators                                                        |                                                      |
        | the registry fails                   | a note for operators                                                        |                                                      |
        | the registry cannot be reached       | a note for operators, an information message, another try after two seconds | Confirming your payment - do not pay again           |

    Scenario Outline: What becomes of sending the receipt
      When this happens to the receipt message: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                   | what follows         | message              |
        | all goes well                  | a confirmation       | Email has been sent! |
        | nothing is found               | a note for operators |                      |
        | the registry fails             | a note for operators |                      |
        | the registry cannot be reached | a note for operators |                      |

  @W8-pdf
  Rule: A document that cannot be had is told by its kind of failure
    @browser
    Scenario: The form does not come
      Given the filing is a limited liability company
      When this happens to the request for the form: the registry cannot be reached
      Then what follows includes the notice that the service is down

    Scenario: What is reported when the form does not come
      When this happens to the request for the form: the registry fails
      Then the message is "The form can't be shown at this time. Try again."

    Scenario Outline: What becomes of the request for a document
      When this happens to the request for the <document>: <what happens>
      Then what follows is <what follows>

      Examples: The form for review
        | document | what happens                          | what follows                        |
        | form     | all goes well                         | nothing else                        |
        | form     | something that was entered is refused | the problems at their fields        |
        | form     | nothing is found                      | a note for operators, a message     |
        | form     | the registry fails                    | a note for operators, a message     |
        | form     | the registry cannot be reached        | the notice that the service is down |

      Examples: The filed document
        | document       | what happens                       | what follows                           |
        | filed document | all goes well                      | nothing else                           |
        | filed document | the registry fails                 | a mark that the service is down        |
        | filed document | nothing is found                   | a mark that the document cannot be had |
        | filed document | something unexpected happens (499) | a mark that the document cannot be had |
        | filed document | the registry is busy               | a mark that the document cannot be had |
        | filed document | the registry cannot be reached     | a mark that the service is down        |

      Examples: The certificate of good standing
        | document    | what happens                       | what follows                           |
        | certificate | all goes well                      | nothing else                           |
        | certificate | the registry fails                 | a mark that the service is down        |
        | certificate | nothing is found                   | a mark that the document cannot be had |
        | certificate | something unexpected happens (499) | a mark that the document cannot be had |
        | certificate | something unexpected happens (501) | a mark that the document cannot be had |
        | certificate | the registry cannot be reached     | a mark that the service is down        |
